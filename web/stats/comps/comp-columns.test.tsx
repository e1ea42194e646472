import { expect, test } from 'vitest'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { type CompPerformance, rateOf } from '#domain/stats/comp-performance.ts'
import { attributesOf, cellsOf, orderBy, renderHtml } from '../../shared/ui/test-render.tsx'
import { FOUR_GAMES, NO_GAMES, ONE_GAME } from '../test-stats.ts'
import { COMP_SORTS, compColumns } from './comp-columns.tsx'
import { compCards } from './CompCard.tsx'

const comp = (key: string, change: Partial<CompPerformance>): CompPerformance => ({
  key,
  comp: key.split('|'),
  games: 4,
  points: NO_GAMES,
  wins: rateOf(0, 4),
  placement: NO_GAMES,
  survival: NO_GAMES,
  matches: [],
  ...change,
})

const FIRST = comp('ash|fuse|loba', { points: FOUR_GAMES, wins: rateOf(1, 4) })
const SECOND = comp('alter|seer|wraith', { games: 20, points: ONE_GAME, wins: rateOf(3, 20) })
const THIRD = comp('bangalore|crypto|octane', { wins: rateOf(0, 4) })
const ROWS = [FIRST, SECOND, THIRD]
const columns = compColumns(ROWS, () => {})
const order = (id: string) => orderBy(columns, ROWS, id, ({ key }) => key.slice(0, 3))

test('a row shows the figures of a composition', () => {
  const cells = cellsOf(columns, FIRST)
  expect(cells).toMatchObject({
    gamesPlayed: `4 ${sampleMessages.few}`,
    avgPoints: '5.00 1.96 to 8.04',
    winRate: '25.00% 5.8% to 64.4%',
    avgPlacement: texts.missing,
  })
  expect(cells['comp']).toContain('Loba')
})

test('a composition opens its matches', () => {
  const html = renderHtml(<>{columns[0]?.cell(FIRST)}</>)
  expect(attributesOf(html, 'aria-label').join()).toContain('Loba')
  expect(attributesOf(html, 'aria-haspopup')).toEqual(['dialog'])
})

test('compositions without points come last in both directions', () => {
  expect(order('avgPoints')).toEqual(['ash alt ban', 'alt ash ban'])
  expect(order('winRate')[1]).toBe('ash alt ban')
  expect(order('gamesPlayed')[1]).toBe('alt ash ban')
})

test('every column can be sorted from the address', () => {
  expect(columns.map(({ id }) => id)).toEqual(COMP_SORTS)
  expect(columns.every(({ sortValue }) => sortValue)).toBe(true)
})

test('the card of a phone has the same figures', () => {
  const html = renderHtml(compCards(() => {})(FIRST))
  for (const text of ['5.00', '1.96 to 8.04', '25.00%']) expect(html).toContain(text)
})
