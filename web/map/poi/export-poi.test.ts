import readWorkbook from 'read-excel-file/universal'
import { afterEach, expect, test } from 'vitest'
import { setMaps } from '#domain/catalog/map.ts'
import { poiStatistics, type PoiSums } from '#domain/map/poi-stats.ts'
import { smallMap } from '#domain/poi-draft/test-poi-draft.ts'
import { workbook } from '../../shared/page/export-workbook.ts'
import { poiSheets } from './export-poi.ts'

afterEach(() => void setMaps([]))

const sums = (change: Partial<PoiSums> = {}): PoiSums => ({
  map: 'stormpoint',
  poiId: 1,
  compKey: 'ash|fuse|loba',
  games: 4,
  scoredGames: 4,
  points: 30,
  pointsSquared: 300,
  kills: 9,
  wins: 1,
  handGames: 0,
  liveGames: 0,
  draftedGames: 0,
  ...change,
})

const sheetsOf = (...rows: PoiSums[]) =>
  new Map(poiSheets(poiStatistics(rows)).map((sheet) => [sheet.name, sheet]))

test('each map has a sheet of POIs and one of compositions, in the order of the tabs', () => {
  const names = [...sheetsOf().keys()]
  expect(names.slice(0, 4)).toEqual([
    "World's Edge Statistics",
    "World's Edge Comps",
    'Storm Point Statistics',
    'Storm Point Comps',
  ])
  expect(names.at(-1)).toBe('Landing Sources')
  expect(names).toHaveLength(13)
})

test('every POI has a row, and one that no team landed at has no averages', () => {
  const rows = sheetsOf(sums())?.get('Storm Point Statistics')?.rows ?? []
  expect(rows).toHaveLength(23)
  // 30 points in 4 games, one of them won.
  expect(rows[0]).toEqual(['Checkpoint', 4, 30, 1, 25, 7.5])
  expect(rows[1]).toEqual(['Outpost North', 0, 0, 0, null, null])
})

test('games without points have no average, which is not an average of 0', () => {
  const unscored = sums({ scoredGames: 0, points: 0, pointsSquared: 0 })
  const sheets = sheetsOf(unscored)
  expect(sheets.get('Storm Point Statistics')?.rows[0]).toEqual(['Checkpoint', 4, 0, 1, 25, null])
  expect(sheets.get('Storm Point Comps')?.rows[0]?.[3]).toBeNull()
})

test('compositions are sorted by win rate, then by average points', () => {
  const rows = sheetsOf(
    sums({ compKey: 'ash|fuse|loba', wins: 0, points: 40 }),
    sums({ compKey: 'ash|crypto|loba', wins: 2, points: 20 }),
    sums({ compKey: 'ash|seer|loba', wins: 0, points: 44 }),
    // An incomplete trio counts for the POI only.
    sums({ compKey: '', wins: 4 }),
  ).get('Storm Point Comps')?.rows
  expect(rows?.map(([poi, , rate, average]) => [poi, rate, average])).toEqual([
    ['Checkpoint', 50, 5],
    ['Checkpoint', 0, 11],
    ['Checkpoint', 0, 10],
  ])
})

test('the last sheet says where landings come from', () => {
  const rows = sheetsOf(
    sums({ games: 10, handGames: 1, liveGames: 2, draftedGames: 3 }),
    sums({ map: 'worldsedge', poiId: 2 }),
  ).get('Landing Sources')?.rows
  expect(rows?.map((row) => [row[0], ...row.slice(2)])).toEqual([
    ["World's Edge", 4, 0, 0, 0],
    ['Storm Point', 4, 2, 1, 3],
  ])
})

test('maps with long names are exported too', async () => {
  const long = 'The Very Long Name Of An Added Map'
  const longer = `${long} West`
  setMaps([long, longer].map((name) => ({ ...smallMap(name, 1), name })))
  const sheets = poiSheets(poiStatistics([]))
  const file = await (await workbook(sheets)).toBlob()
  expect((await readWorkbook(file)).map(({ sheet }) => sheet).slice(-5, -1)).toEqual([
    'The Very Long Name O Statistics',
    'The Very Long Name O Comps',
    'The Very Long Name O Statis (2)',
    'The Very Long Name O Comps (2)',
  ])
})
