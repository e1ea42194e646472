import { expect, test } from 'vitest'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { poiDetailMessages as details } from '#contract/map/poi-detail.texts.ts'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { MAPS } from '#domain/catalog/data/pois.ts'
import { poiStatistics, type PoiSums } from '#domain/map/poi-stats.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { cellsOf, orderBy, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { avgPoints, poiPercent, poiPointsHint, pointsRange, winHint, winRange } from './format.ts'
import { PoiFacts } from './map/PoiFacts.tsx'
import { WhyPoi, WhyPoiComp } from './map/WhyPoi.tsx'
import { poiColumns } from './poi-columns.tsx'
import { findPoiRows, hasComps, poiRows } from './poi-rows.ts'
import { PoiList } from './PoiList.tsx'
import { sampleStatistics } from './sample-data.ts'

const MAP = 'stormpoint'
const [first, second, third] = MAPS.find(({ id }) => id === MAP)?.pois ?? []
if (!first || !second || !third) throw new Error('three POIs are expected')

/** Four games with 2, 4, 6 and 8 points, one of them won: 5.0 points (2.0 to 8.0) and 25.0 % (5.8 to 64.4). */
const sums = (poiId: number, change: Partial<PoiSums> = {}): PoiSums => ({
  map: MAP,
  poiId,
  compKey: 'ash|fuse|loba',
  games: 4,
  scoredGames: 4,
  points: 20,
  pointsSquared: 120,
  kills: 9,
  wins: 1,
  handGames: 0,
  liveGames: 0,
  draftedGames: 0,
  ...change,
})

const STATISTICS = poiStatistics([
  sums(first.id),
  sums(second.id, {
    compKey: '',
    games: 20,
    scoredGames: 0,
    points: 0,
    pointsSquared: 0,
    wins: 10,
  }),
])[MAP]
const ROWS = poiRows(poisOf(MAP), {}, STATISTICS)
const rowOf = (id: number) => {
  const row = ROWS.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`no POI ${id}`)
  return row
}
const statisticOf = (id: number) => {
  const { statistic } = rowOf(id)
  if (!statistic) throw new Error(`no statistic of ${id}`)
  return statistic
}
const columns = poiColumns({ map: MAP, chosen: second.id, onChoose: () => {} })

test('figures are written with one digit and their interval', () => {
  const statistic = statisticOf(first.id)
  expect([poiPercent(0.25), avgPoints(statistic)]).toEqual(['25.0%', '5.0'])
  expect(winRange(statistic)).toBe(texts.range('5.8', '64.4%'))
  expect(pointsRange(statistic)).toBe(texts.range('2.0', '8.0'))
  expect(winHint(statistic)).toBe(texts.figures('25.0%', texts.between('5.8%', '64.4%'), 4))
  expect(poiPointsHint(statistic)).toBe(texts.figures('5.0', texts.between('2.0', '8.0'), 4))
})

test('games without a score say so, and one game has no interval', () => {
  expect(avgPoints(statisticOf(second.id))).toBe(texts.unknown)
  expect(pointsRange(statisticOf(second.id))).toBe(texts.noScores)
  const one = sums(first.id, { games: 1, scoredGames: 1, points: 6, pointsSquared: 36 })
  const single = poiStatistics([one])[MAP]?.[first.id]
  if (!single) throw new Error('no statistic')
  expect(pointsRange(single)).toBe(texts.oneGame)
})

test('a row of the list shows the figures, and a dash where there is none', () => {
  expect(cellsOf(columns, rowOf(first.id))).toMatchObject({
    name: first.name,
    winRate: '25.0',
    points: '5.0',
    games: `4 ${sampleMessages.few}`,
  })
  expect(cellsOf(columns, rowOf(second.id))).toMatchObject({ points: '–', games: '20' })
  expect(cellsOf(columns, rowOf(third.id))).toMatchObject({ winRate: '–', games: '–' })
})

test('the list sorts by its figures, POIs without them last', () => {
  const names = orderBy(columns, ROWS, 'winRate', ({ name }) => `[${name}]`)
  expect(names[0]?.startsWith(`[${second.name}] [${first.name}]`)).toBe(true)
  expect(names[1]?.startsWith(`[${first.name}] [${second.name}]`)).toBe(true)
})

test('a POI is found by a part of its name, and has compositions only with whole trios', () => {
  expect(findPoiRows(ROWS, first.name.slice(1, 4).toUpperCase())).toContain(rowOf(first.id))
  expect(findPoiRows(ROWS, '  ')).toBe(ROWS)
  expect([first, second, third].map(({ id }) => hasComps(rowOf(id)))).toEqual([true, false, false])
})

test('the card of a POI has its figures and its top compositions', () => {
  const text = renderText(<PoiFacts map={MAP} row={rowOf(first.id)} isSample={false} />)
  expect(text).toContain(`25.0% ${texts.range('5.8', '64.4%')}`)
  expect(text).toContain(`5.0 ${texts.range('2.0', '8.0')}`)
  expect(text).toContain(texts.compGames(4, '5.0'))
  expect(text).toContain(texts.topComps)
  expect(text).toContain(texts.winRate)
  expect(text).not.toContain(texts.sample)
})

test('the card of a POI without games says that there are no compositions', () => {
  const text = renderText(<PoiFacts map={MAP} row={rowOf(third.id)} isSample />)
  expect(text).toContain(texts.noComps)
  expect(text).toContain(texts.sample)
})

test('the figures of a POI are explained by their sums', () => {
  const text = renderText(<WhyPoi map={MAP} statistic={statisticOf(first.id)} />)
  expect(text).toContain(details.winRateText(1, 4, '25.0%'))
  expect(text).toContain(details.interval('5.8%', '64.4%'))
  expect(text).toContain(details.pointsText(20, 4, '5.0'))
  expect(text).toContain(details.gamesText(4))
})

test('the order of compositions is explained by the mean of the POI', () => {
  const poi = statisticOf(first.id)
  const [comp] = poi.comps
  if (!comp) throw new Error('no composition')
  const text = renderText(<WhyPoiComp poi={poi} comp={comp} />)
  // The composition has all the games of the POI, so both means are 5.
  expect(text).toContain(details.orderTerms(4, '5.00', 57, '5.00', '5.00'))
})

test('the list is loading, empty or filled', () => {
  const list = (isLoading: boolean, rows = ROWS, search = '') =>
    renderText(
      <PoiList
        map={MAP}
        rows={rows}
        isLoading={isLoading}
        isSample={false}
        chosen={null}
        onChoose={() => {}}
      />,
      { search },
    )
  expect(list(true)).toContain(texts.loading)
  expect(list(true)).not.toContain(first.name)
  expect(list(false)).toContain(texts.locationCount(ROWS.length, 2))
  expect(list(false, poiRows(poisOf(MAP), {}, {}))).toContain(texts.empty)
  expect(list(false, ROWS, '?q=nowhere')).toContain(texts.noLocations)
})

test('the chosen POI is marked in the list', () => {
  const cell = columns[0]?.cell
  expect(renderHtml(<>{cell?.(rowOf(second.id))}</>)).toContain('aria-pressed="true"')
  expect(renderHtml(<>{cell?.(rowOf(first.id))}</>)).toContain('aria-pressed="false"')
})

test('sample figures are the same each time and possible', () => {
  const [one, other] = [sampleStatistics(), sampleStatistics()]
  expect(one).toEqual(other)
  const all = Object.values(one).flatMap((ofMap) => Object.values(ofMap))
  expect(all.length).toBeGreaterThan(50)
  expect(all.every(({ wins, totalGames }) => wins <= totalGames)).toBe(true)
  expect(all.every(({ points: { n, sum, sumOfSquares } }) => sumOfSquares * n >= sum ** 2)).toBe(
    true,
  )
})
