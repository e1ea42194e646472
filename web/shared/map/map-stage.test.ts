import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStage } from './map-stage.ts'

/** An element as the map needs it. */
function fakeElement(markers = 0) {
  const attributes = new Set<string>()
  return {
    clientWidth: 400,
    clientHeight: 300,
    clientLeft: 1,
    clientTop: 1,
    style: { width: '', height: '', transform: '' },
    attributes,
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
    toggleAttribute: (name: string, isSet: boolean) =>
      isSet ? attributes.add(name) : attributes.delete(name),
    getBoundingClientRect: () => ({ left: 20, top: 10 }),
    querySelectorAll: () => ({ length: markers }),
  }
}

/** There is no DOM here. The map uses only these members. */
const isElement = (value: object): value is HTMLElement =>
  ['clientWidth', 'style', 'setAttribute', 'getBoundingClientRect'].every((name) => name in value)

const page = { frames: new Map<number, () => void>(), resize: () => {} }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page.frames.clear()
  let lastId = 0
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    lastId += 1
    page.frames.set(lastId, run)
    return lastId
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => page.frames.delete(id))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        page.resize = onResize
      }
      observe() {}
      disconnect() {
        page.resize = () => {}
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function drawFrames() {
  const frames = [...page.frames.values()]
  page.frames.clear()
  for (const run of frames) run()
}

function openMap(markers = 0) {
  const [frame, ground, picture] = [fakeElement(), fakeElement(markers), fakeElement()]
  let settled = 0
  if (!isElement(frame) || !isElement(ground) || !isElement(picture)) throw new Error('no element')
  const stage = openStage({ frame, ground, picture, onSettled: () => (settled += 1) })
  return { stage, frame, ground, picture, settled: () => settled }
}

test('a map is fitted into its frame at first, in the middle', () => {
  const { stage, ground, frame } = openMap()
  // The square has the height of the frame: 300, with (400 - 300) / 2 on either side.
  expect(ground.style.width).toBe('300px')
  expect(ground.style.transform).toContain('translate(50px, 0px)')
  expect(stage.isFitted()).toBe(true)
  expect(frame.attributes.has('data-zoomed')).toBe(false)
})

test('positions of the map and points of the screen lead to each other', () => {
  const { stage } = openMap()
  // The point (221, 161) of the page is (200, 150) in the frame: the middle of the map.
  expect(stage.placeAt(221, 161)).toEqual({ x: 50, y: 50 })
  expect(stage.pointOf({ x: 50, y: 50 })).toEqual({ x: 200, y: 150 })
})

test('a hand zooms at once, and the map settles 140 milliseconds after its last move', () => {
  const { stage, frame, picture, settled } = openMap()
  stage.zoomAt(2, { x: 200, y: 150 })
  expect(frame.attributes.has('data-moving')).toBe(true)
  drawFrames()
  expect(picture.style.transform).toContain('scale(2)')
  expect(frame.attributes.has('data-zoomed')).toBe(true)
  vi.advanceTimersByTime(139)
  expect(settled()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(settled()).toBe(1)
  expect(frame.attributes.has('data-moving')).toBe(false)
})

test('with a hundred markers or less the map is laid out in every frame', () => {
  const { stage, ground } = openMap(100)
  stage.zoomAt(2, { x: 200, y: 150 })
  drawFrames()
  expect(ground.style.width).toBe('600px')
})

test('with more markers the map is stretched while it moves, and laid out when it settles', () => {
  const { stage, ground } = openMap(101)
  stage.zoomAt(2, { x: 200, y: 150 })
  drawFrames()
  expect(ground.style.width).toBe('300px')
  expect(ground.style.transform).toContain('scale(2)')
  vi.advanceTimersByTime(140)
  expect(ground.style.width).toBe('600px')
  expect(ground.style.transform).toContain('scale(1)')
})

test('a button leads back to the whole map', () => {
  const { stage } = openMap()
  stage.zoomAt(3, { x: 0, y: 0 })
  expect(stage.isFitted()).toBe(false)
  stage.fit()
  expect(stage.isFitted()).toBe(true)
})

test('a new size of the frame keeps the map fitted', () => {
  const { stage, frame, ground, settled } = openMap()
  frame.clientWidth = 200
  page.resize()
  expect(ground.style.width).toBe('200px')
  expect(stage.size()).toEqual({ width: 200, height: 300 })
  expect(settled()).toBe(1)
})

test('a closed map neither draws nor settles', () => {
  const { stage, settled } = openMap()
  stage.pan(10, 0)
  stage.zoomAt(2, { x: 0, y: 0 })
  stage.close()
  expect(page.frames.size).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(settled()).toBe(0)
})
