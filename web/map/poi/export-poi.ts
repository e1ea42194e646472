import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { getPoiStatisticsForExport } from '#contract/map/poi.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import type { PoiComp, PoiStatistic } from '#domain/map/poi-stats.ts'
import { call } from '../../shared/api/api.ts'
import { mapChoices } from '../../shared/map/map-choices.ts'
import {
  saveWorkbook,
  type ExportSheet,
  workbookFileName,
} from '../../shared/page/export-workbook.ts'
import { poiRows } from './poi-rows.ts'

type Statistics = Readonly<Record<string, PoiStatistic>>

/** Leaves space for what the sheet is about: its name has at most 31 characters. */
const sheetMap = (map: MapId) => mapName(map).slice(0, 20).trim()

const RATE = { header: 'Win Rate (%)', format: '0.0' }
const AVERAGE = { header: 'Avg Points', format: '0.0' }

/** Fetches the figures of all maps and downloads them as a spreadsheet. */
export async function exportPois(now: Date) {
  const { poiStatistics } = await call(getPoiStatisticsForExport, {})
  await saveWorkbook(workbookFileName(texts.fileTitle, now), poiSheets(poiStatistics))
}

/** Two sheets per map: its POIs, and the compositions played from each, best first. Last, where landings come from. */
export function poiSheets(all: Readonly<Record<MapId, Statistics>>): ExportSheet[] {
  const maps = mapChoices(null, texts.maps).map(({ value }) => value)
  return [
    ...maps.flatMap((map) => [poiSheet(map, all[map]), compExport(map, all[map])]),
    sourceSheet(maps, all),
  ]
}

const sourceSheet = (
  maps: readonly MapId[],
  all: Readonly<Record<MapId, Statistics>>,
): ExportSheet => ({
  name: texts.sourcesSheet,
  columns: [
    { header: 'Map', width: 16 },
    { header: 'POI Name', width: 22 },
    { header: 'From Files' },
    { header: 'Live' },
    { header: 'By Hand' },
    { header: 'Drafted' },
  ],
  rows: maps.flatMap((map) =>
    poiRows(poisOf(map), {}, all[map] ?? {}).flatMap(({ name, statistic }) =>
      statistic ? [[mapName(map), name, ...landingCounts(statistic)]] : [],
    ),
  ),
})

const landingCounts = ({ totalGames, liveGames, handGames, draftedGames }: PoiStatistic) => [
  totalGames - liveGames - handGames - draftedGames,
  liveGames,
  handGames,
  draftedGames,
]

function poiSheet(map: MapId, statistics: Statistics = {}): ExportSheet {
  return {
    name: texts.statisticsSheet(sheetMap(map)),
    columns: [
      { header: 'POI Name', width: 22 },
      { header: 'Total Games' },
      { header: 'Total Points' },
      { header: 'Wins' },
      RATE,
      AVERAGE,
    ],
    rows: poiRows(poisOf(map), {}, statistics).map(({ name, statistic }) =>
      statistic
        ? [
            name,
            statistic.totalGames,
            statistic.totalPoints,
            statistic.wins,
            100 * statistic.winRate,
            average(statistic),
          ]
        : [name, 0, 0, 0, null, null],
    ),
  }
}

const average = ({ points, avgPoints }: PoiComp | PoiStatistic) =>
  points.n === 0 ? null : avgPoints

function compExport(map: MapId, statistics: Statistics = {}): ExportSheet {
  return {
    name: texts.compsSheet(sheetMap(map)),
    columns: [
      { header: 'POI Name', width: 22 },
      { header: 'Composition', width: 34 },
      RATE,
      AVERAGE,
      { header: 'Total Games' },
      { header: 'Total Kills' },
      { header: 'Wins' },
    ],
    rows: poiRows(poisOf(map), {}, statistics).flatMap(({ name, statistic }) =>
      (statistic?.comps ?? [])
        .toSorted((a, b) => b.winRate - a.winRate || b.avgPoints - a.avgPoints)
        .map((comp) => [
          name,
          comp.comp.join(', '),
          100 * comp.winRate,
          average(comp),
          comp.totalGames,
          comp.totalKills,
          comp.wins,
        ]),
    ),
  }
}
