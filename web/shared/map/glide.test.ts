import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGlide } from './glide.ts'
import type { MapView } from './map-view.ts'

const FROM: MapView = { zoom: 1, x: 0, y: 0 }
const TO: MapView = { zoom: 3, x: 100, y: -200 }

/** The browser's animation frames, run by the test at a time of its choice. */
const page = { frames: new Map<number, (nowMs: number) => void>(), isReduced: false }

beforeEach(() => {
  page.frames.clear()
  page.isReduced = false
  let lastId = 0
  vi.stubGlobal('requestAnimationFrame', (run: (nowMs: number) => void) => {
    lastId += 1
    page.frames.set(lastId, run)
    return lastId
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => page.frames.delete(id))
  vi.stubGlobal('matchMedia', () => ({ matches: page.isReduced }))
  vi.stubGlobal('performance', { now: () => 1000 })
})
afterEach(() => vi.unstubAllGlobals())

function drawFrame(nowMs: number) {
  const frames = [...page.frames.values()]
  page.frames.clear()
  for (const run of frames) run(nowMs)
}

function glideWith(shown: MapView[]) {
  return openGlide((view) => void shown.push(view))
}

test('a view glides to the next one in 150 milliseconds, fast at first', () => {
  const shown: MapView[] = []
  glideWith(shown).start(FROM, TO)
  drawFrame(1000)
  expect(shown).toEqual([FROM])
  drawFrame(1075)
  // Halfway in time is 1 - 0.5³ = 87.5 % of the way.
  expect(shown[1]).toEqual({ zoom: 2.75, x: 87.5, y: -175 })
  drawFrame(1150)
  expect(shown[2]).toEqual(TO)
  expect(page.frames.size).toBe(0)
})

test('a frame before the start or long after the end stays within the way', () => {
  const shown: MapView[] = []
  glideWith(shown).start(FROM, TO)
  drawFrame(990)
  drawFrame(9000)
  expect(shown).toEqual([FROM, TO])
})

test('users who want less motion see the next view at once', () => {
  page.isReduced = true
  const shown: MapView[] = []
  glideWith(shown).start(FROM, TO)
  expect(shown).toEqual([TO])
  expect(page.frames.size).toBe(0)
})

test('a stopped glide draws nothing more, and a new one replaces the old', () => {
  const shown: MapView[] = []
  const glide = glideWith(shown)
  glide.start(FROM, TO)
  glide.stop()
  drawFrame(1150)
  expect(shown).toEqual([])
  glide.start(FROM, TO)
  glide.start(TO, FROM)
  drawFrame(1150)
  expect(shown).toEqual([FROM])
})
