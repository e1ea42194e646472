import * as z from 'zod/mini'
import { MAP_IDS } from '#domain/map.ts'
import { noInput } from './field.ts'
import { route } from './route.ts'

const sums = {
  totalGames: z.int(),
  totalPoints: z.int(),
  wins: z.int(),
  avgPoints: z.number(),
  winRate: z.number(),
}

const poi = z.object({
  poiName: z.string(),
  ...sums,
  comps: z.array(z.object({ comp: z.array(z.string()), totalKills: z.int(), ...sums })),
})

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
