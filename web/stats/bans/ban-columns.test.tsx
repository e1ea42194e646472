import { expect, test } from 'vitest'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { type BanStat, banStats } from '#domain/draft/ban-stats.ts'
import { cellsOf, orderBy, renderHtml } from '../../shared/ui/test-render.tsx'
import { BAN_SORTS, banColumns } from './ban-columns.tsx'

/** Of four series: Ash was banned once after game 1, Fuse twice, after games 2 and 6. */
const ROWS = banStats(
  [
    { legend: 'ash', number: 1, bans: 1 },
    { legend: 'fuse', number: 2, bans: 1 },
    { legend: 'fuse', number: 6, bans: 1 },
  ],
  4,
)
const columns = banColumns(ROWS, 4, false)
const rowOf = (legend: string) => {
  const row = ROWS.find(({ legendName }) => legendName === legend)
  if (!row) throw new Error(`no row of ${legend}`)
  return row
}
const nameOf = ({ legendName }: BanStat) => legendName

test('a row shows how often and after which game a legend was banned', () => {
  const cells = cellsOf(columns, rowOf('Ash'))
  // 1 of 4 series are 25 %, with Wilson's interval of 5.8 to 64.4 %.
  expect(cells['banCount']).toContain(`1 ${texts.ofSeries('25.0%')}`)
  expect(cells['banCount']).toContain(texts.between('5.8%', '64.4%'))
  expect(cells['avgGameBanned']).toBe(`1.00 ${texts.only.gameBanned}`)
  expect(cells['mostCommonGameBan']).toBe(texts.game(1))
})

test('the mean game of two bans has an interval within the series', () => {
  // Games 2 and 6: 4 ± 6.314 × 2.83 / √2, cut to the games 1 to 6.
  expect(cellsOf(columns, rowOf('Fuse'))['avgGameBanned']).toBe('4.00 1.00 to 6.00')
})

test('the earlier of two equally common games is named', () => {
  expect(cellsOf(columns, rowOf('Fuse'))['mostCommonGameBan']).toBe(texts.game(2))
})

const bar = (legend: string) => {
  const column = columns.find(({ id }) => id === 'banCount')
  return renderHtml(<>{column?.cell(rowOf(legend))}</>)
}

test('the bars compare with the most banned legend', () => {
  expect(bar('Fuse')).toContain('100%')
  expect(bar('Ash')).toContain('50%')
})

test('with fewer than five series a bar is an outline and says so', () => {
  expect(bar('Fuse')).toContain('data-few')
  expect(cellsOf(columns, rowOf('Ash'))['banCount']).toContain(sampleMessages.few)
  const ofFive = cellsOf(banColumns(ROWS, 5, false), rowOf('Ash'))
  expect(ofFive['banCount']).not.toContain(sampleMessages.few)
})

test('the most and the earliest banned come first', () => {
  expect(orderBy(columns, ROWS, 'banCount', nameOf)).toEqual(['Fuse Ash', 'Ash Fuse'])
  expect(orderBy(columns, ROWS, 'avgGameBanned', nameOf)[0]).toBe('Ash Fuse')
  expect(columns.map(({ id }) => id)).toEqual(BAN_SORTS)
})

test('made-up numbers are marked in every column but the name', () => {
  expect(banColumns(ROWS, 4, true).map(({ tag }) => tag)).toEqual([
    undefined,
    texts.estimated,
    texts.estimated,
    texts.estimated,
  ])
})
