import * as z from 'zod/mini'
import { MAP_IDS } from '#domain/map.ts'
import type { PoiStatistic } from '#domain/poi-stats.ts'
import { noInput } from './field.ts'
import { route } from './route.ts'
import { sums } from './sums.ts'

const figures = {
  totalGames: z.int(),
  totalPoints: z.int(),
  wins: z.int(),
  avgPoints: z.number(),
  winRate: z.number(),
  points: sums,
}

const poi = z.object({
  poiName: z.string(),
  ...figures,
  comps: z.array(z.object({ comp: z.array(z.string()), totalKills: z.int(), ...figures })),
}) satisfies z.ZodMiniType<PoiStatistic>

/** Per map, per POI id. */
const poiStatistics = z.record(z.enum(MAP_IDS), z.record(z.string(), poi))

export const getPoiCompsData = route({
  method: 'GET',
  path: '/api/poi_comps_data',
  access: 'public',
  summary: 'What teams have scored from each POI, by composition.',
  input: noInput,
  output: z.object({ poiCompsData: poiStatistics }),
})

export const getPoiStatisticsForExport = route({
  method: 'GET',
  path: '/api/poi_statistics_for_export',
  access: 'poi.manage',
  summary: 'The same figures for the spreadsheet.',
  input: noInput,
  output: z.object({ poiStatistics }),
})
