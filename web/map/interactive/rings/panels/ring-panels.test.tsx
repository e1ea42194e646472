import { expect, test } from 'vitest'
import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import type { StoredRings } from '#contract/map/ring.ts'
import { ringsQuery } from '../../../../shared/queries/rings.queries.ts'
import { renderHtml, htmlText } from '../../../../shared/ui/test-render.tsx'
import { readPlacement } from '../ring-placement.ts'
import { LeftOutLines } from './RingImports.tsx'
import { RingPanels } from './RingPanels.tsx'
import { RingPicture } from '../RingPicture.tsx'
import type { RingTool } from '../use-ring-tool.ts'

/** Storm Point: ring 1 and ring 2 in the middle, ring 3 at Cascade Falls, each game a little to the right of the last. */
const game = (n: number, more: Partial<StoredRings> = {}): StoredRings => ({
  centers: [9000 + n, 9000, 9000 + n, 7800, 9000 + n, 7000],
  ...more,
})
const games = (count: number) => Array.from({ length: count }, (_, n) => game(n))

const tool = (numbers: number[] | null, more: Partial<RingTool> = {}): RingTool => ({
  map: 'stormpoint',
  placement: readPlacement('stormpoint', numbers),
  active: 1,
  cursor: { x: 50, y: 50 },
  showsAll: false,
  isShown: true,
  setIsShown: () => {},
  setShowsAll: () => {},
  excluded: [],
  exclude: () => {},
  place: () => {},
  choose: () => {},
  nudge: () => ({ x: 50, y: 50 }),
  isPlaced: false,
  clear: () => {},
  ...more,
})

const html = (rings: RingTool, stored: readonly StoredRings[]) =>
  renderHtml(<RingPanels rings={rings} />, {
    answers: [[ringsQuery('stormpoint').queryKey, { games: stored }]],
  })
const text = (rings: RingTool, stored: readonly StoredRings[]) => htmlText(html(rings, stored))

test('without games it says where rings come from', () => {
  const shown = text(tool(null), [])
  expect(shown).toContain(texts.empty)
  expect(shown).not.toContain(texts.sections)
  // Only editors import.
  expect(shown).not.toContain(texts.importFile)
})

test('before a ring is placed it says what to do', () => {
  const shown = text(tool(null), games(60))
  expect(shown).toContain(texts.place)
  expect(shown).toContain(`${texts.onMap} 60`)
  expect(shown).not.toContain(texts.closed)
})

test('with ring 1 alone it asks for ring 2', () => {
  const shown = text(tool([54.9, 54.9]), games(60))
  expect(shown).toContain(texts.placeRing2)
  expect(shown).not.toContain('in 10 games')
  expect(shown).toContain(texts.closed)
})

test('with both rings it shows the mark, the POIs and how far off marks are', () => {
  const shown = text(tool([54.9, 54.9, 54.9, 47.6]), games(60))
  // 7000 / 16384 = 42.7 %, a little nearer to where the last move would lead.
  expect(shown).toContain(`${texts.likely} center F5`)
  expect(shown).toContain('Cascade Falls 100%')
  expect(shown).toContain("Back-test: ring 3's center lands a median 0.0")
  expect(shown).toContain('10 in 10 games are within half a radius.')
  expect(shown).not.toContain('Read it as a hint')
})

test('under 50 games it is a hint', () => {
  expect(text(tool([55, 55]), games(38))).toContain('38 games on this map. Read it as a hint.')
})

test('games that ended in an excluded zone are left out, even if none is left', () => {
  // Ring 3 closed at 55 %, 43 %: the center.
  const rings = tool([54.9, 54.9], { excluded: ['center'] })
  const shown = text(rings, games(60))
  expect(shown).toContain('60 games left out.')
  expect(shown).toContain(texts.allExcluded)
  expect(shown).toContain(`${texts.likely} ${texts.none}`)
})

test('the history has the games of the archive, and the picture shows all their endings on request', () => {
  const own = game(700, {
    playedAt: Date.UTC(2026, 10, 14, 12),
    game: { seriesId: 4, event: 'Harbor Open W3', number: 2 },
  })
  const stored = [own, ...games(60)]
  const shown = text(tool([54.9, 54.9]), stored)
  expect(shown).toContain('14 Nov 2026 Harbor Open W3, G2 Mountain Lift')
  expect(shown).toContain(texts.all(1))
  const dots = (showsAll: boolean) =>
    renderHtml(<RingPicture rings={tool([54.9, 54.9], { showsAll })} />, {
      answers: [[ringsQuery('stormpoint').queryKey, { games: stored }]],
    }).match(/M59\.20 42\.72h0/g)
  expect(dots(false)).toBeNull()
  // Once as halo and once as dot.
  expect(dots(true)).toHaveLength(2)
})

test('lines of a file that could not be used are named, and the others counted', () => {
  const faults = ['Line 2: unknown map', 'Line 4: not readable']
  const shown = htmlText(renderHtml(<LeftOutLines faults={faults} leftOut={3} />))
  expect(shown).toBe('Line 2: unknown map Line 4: not readable ... and 1 more line')
  expect(renderHtml(<LeftOutLines faults={[]} leftOut={0} />)).toBe('')
})
