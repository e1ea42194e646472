import * as z from 'zod/mini'
import type { PoiStatistic } from '#domain/map/poi-stats.ts'
import { noInput } from '../base/field.ts'
import { route } from '../base/route.ts'
import { sums } from '../stats/sums.ts'

/** Other servers send any of these values as JSON text. */
const plainOrText = <T>(value: z.ZodMiniType<T>) =>
  z.union([value, z.pipe(z.pipe(z.string(), z.transform(readJson)), value)])

function readJson(text: string, { issues, value: input }: z.core.ParsePayload): unknown {
  try {
    return JSON.parse(text)
  } catch {
    issues.push({ code: 'custom', message: 'not JSON', input })
    return z.NEVER
  }
}

const count = plainOrText(z.int())
const mean = plainOrText(z.number())

const figures = {
  totalGames: count,
  totalPoints: count,
  wins: count,
  avgPoints: mean,
  winRate: mean,
  points: z.optional(sums),
}

interface Totals {
  totalGames: number
  totalPoints: number
  points?: z.infer<typeof sums> | undefined
}

/** Other servers store no squares, so the spread of the points is unknown. */
const withSums = <T extends Totals>(it: T) => ({
  ...it,
  points: it.points ?? { n: it.totalGames, sum: it.totalPoints, sumOfSquares: Infinity },
})

const comp = z.pipe(
  z.object({ comp: plainOrText(z.array(z.string())), totalKills: count, ...figures }),
  z.transform(withSums),
)

const poi: z.ZodMiniType<PoiStatistic> = z.pipe(
  z.object({
    poiName: z.string(),
    ...figures,
    /** How many of the games have a landing that was added by hand. Other servers have none. */
    handGames: z._default(count, 0),
    /** How many of them have one from live data. */
    liveGames: z._default(count, 0),
    /** How many of them have one from a POI draft only. */
    draftedGames: z._default(count, 0),
    comps: plainOrText(z.array(plainOrText(comp))),
  }),
  z.transform(withSums),
)

const ofMap = plainOrText(z.record(z.string(), plainOrText(poi)))

/** By map, then by POI id. */
const poiStatistics = plainOrText(z.record(z.string(), ofMap))

export const getPoiCompsData = route({
  method: 'GET',
  path: '/api/poi_comps_data',
  access: 'public',
  summary: 'Get statistics per POI and composition.',
  input: noInput,
  output: z.object({ poiCompsData: poiStatistics }),
})

export const getPoiStatisticsForExport = route({
  method: 'GET',
  path: '/api/poi_statistics_for_export',
  access: 'stats.export',
  summary: 'Get the same statistics for the spreadsheet export.',
  input: noInput,
  output: z.object({ poiStatistics }),
})
