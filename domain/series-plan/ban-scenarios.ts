import { mulberry32 } from '../base/mulberry.ts'
import { scenariosByPast } from './past-bans.ts'
import type { BanOutlook } from './series-plan.ts'

/**
 * Ways the bans of a series can fall. In each scenario every legend has a time per game. The earliest legend that isn't
 * banned is the game's ban; a legend that we pick is earlier by its lift. The times don't depend on the plan, so plans
 * are compared under the same luck. Some scenarios go like a series of the archive, the others are drawn so that the
 * chance of the earliest is the forecast's.
 */
export interface BanScenarios {
  readonly count: number
  readonly legends: number
  /** By scenario, game and legend. Never for a legend that the forecast rules out. */
  readonly times: Float32Array
  /** The legends with the earliest times, so many that one of them isn't banned yet. */
  readonly order: Uint8Array
  readonly depth: number
  /** By game and legend. */
  readonly lifts: Float64Array
}

type IndexedOutlook = BanOutlook & { readonly index: number }

interface DrawOptions {
  readonly count: number
  readonly seed: number
  /** Known bans. */
  readonly bans: number
  /** Bans of past series, newest series first. */
  readonly past: readonly (readonly number[])[]
}

/** Bans of a past series come first, and so far apart that no lift changes their order. */
const FIRST_PAST_TIME = 1e-30
const PAST_STEP = 100
const LONGEST_PAST = 9

export function drawBans(
  games: readonly (readonly IndexedOutlook[])[],
  legends: number,
  { count, seed, bans, past }: DrawOptions,
): BanScenarios {
  const depth = Math.min(legends, bans + games.length)
  const random = mulberry32(seed)
  const times = new Float32Array(count * games.length * legends).fill(Infinity)
  const order = new Uint8Array(count * games.length * depth)
  const lifts = new Float64Array(games.length * legends).fill(1)
  games.forEach((outlook, game) => {
    for (const { index, lift } of outlook) lifts[game * legends + index] = Math.max(1, lift)
  })
  const likePast = scenariosByPast(count, past.length, bans).flatMap((scenarios, series) =>
    Array.from({ length: scenarios }, () => past[series] ?? []),
  )
  for (let scenario = 0; scenario < count; scenario += 1) {
    games.forEach((outlook, game) => {
      const start = (scenario * games.length + game) * legends
      for (const { index, chance } of outlook) {
        // Drawn for every legend: the luck of one must not depend on the chance of another.
        const wait = -Math.log(1 - random())
        if (chance > 0) times[start + index] = wait / chance
      }
      likePast[scenario]?.slice(0, LONGEST_PAST).forEach((legend, place) => {
        times[start + legend] = FIRST_PAST_TIME * PAST_STEP ** place
      })
      sortByTime(times.subarray(start, start + legends), order, (start / legends) * depth, depth)
    })
  }
  return { count, legends, times, order, depth, lifts }
}

/** Insertion sort of the earliest ones: there are few legends, and thousands of lists. */
function sortByTime(times: Float32Array, order: Uint8Array, start: number, depth: number) {
  for (let legend = 0; legend < times.length; legend += 1) {
    const time = times[legend] ?? 0
    let place = Math.min(legend, depth)
    while (place > 0 && (times[order[start + place - 1] ?? 0] ?? 0) > time) {
      if (place < depth) order[start + place] = order[start + place - 1] ?? 0
      place -= 1
    }
    if (place < depth) order[start + place] = legend
  }
}
