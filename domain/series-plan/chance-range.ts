import { mulberry32 } from '../base/mulberry.ts'
import { BINS, type ChanceKind, type ChanceSums } from '../forecast/training/judged-chances.ts'

/** 0 to 10 %, 10 to 30 %, and so on up to 90 to 100 %: tenths have too few chances in the middle, and the first one has most of them. */
const GROUPS = 6
const groupOf = (tenth: number) => Math.ceil(tenth / 2)
/** With fewer chances or series nothing is said about how far off they can be. */
const LEAST_CHANCES = 20
const LEAST_SERIES = 20
const SAMPLES = 500
const SEED = 20_261_119
const LOWEST = 0.01
const HIGHEST = 0.95

/** How far below and above what was said it happens (90 %). Null if too little was judged. */
type Reach = readonly [below: number, above: number] | null

/** By how many games ahead a chance was given (the first is 1), and by its size. */
export type ChanceRanges = readonly (readonly Reach[])[]

export interface PlanRanges {
  readonly bannedBy: ChanceRanges
  readonly planLegal: ChanceRanges
}

/** How far off chances that are given before a series can be, by how many of its bans aren't known then. Whole series are drawn. */
export function chanceRanges(sums: readonly ChanceSums[], kind: ChanceKind): ChanceRanges {
  const own = sums.filter((one) => one.kind === kind)
  // The forecast of game 2 is about one ban.
  const furthest = Math.max(1, ...own.map(({ step }) => step)) - 1
  const reaches: Reach[][] = []
  for (let ahead = 1; ahead <= furthest; ahead += 1) {
    const ofGame = own.filter(({ step }) => step === ahead + 1)
    const before = reaches.at(-1)
    reaches.push(
      Array.from({ length: GROUPS }, (_, group) =>
        wider(reachOf(ofGame.map((one) => gapIn(one, group))), before?.[group] ?? null),
      ),
    )
  }
  return reaches
}

interface Gap {
  readonly n: number
  /** How many more happened than were said. */
  readonly gap: number
}

function gapIn({ bins }: ChanceSums, group: number): Gap {
  const own = bins.filter((_, tenth) => groupOf(tenth) === group)
  return {
    n: own.reduce((sum, [n]) => sum + n, 0),
    gap: own.reduce((sum, [, said, happened]) => sum + happened - said, 0),
  }
}

function reachOf(series: readonly Gap[]): Reach {
  const all = series.reduce((sum, { n }) => sum + n, 0)
  if (series.length < LEAST_SERIES || all < LEAST_CHANCES) return null
  const random = mulberry32(SEED)
  const gaps = Float64Array.from({ length: SAMPLES }, () => {
    let [n, gap] = [0, 0]
    for (let draw = 0; draw < series.length; draw += 1) {
      const drawn = series[Math.floor(random() * series.length)]
      n += drawn?.n ?? 0
      gap += drawn?.gap ?? 0
    }
    return n === 0 ? 0 : gap / n
  }).toSorted()
  const at = (share: number) => gaps[Math.floor(share * SAMPLES)] ?? 0
  return [Math.max(0, -at(0.05)), Math.max(0, at(0.95))]
}

/** Nothing gets more certain by being further away. */
const wider = (reach: Reach, before: Reach): Reach =>
  reach && before
    ? [Math.max(reach[0], before[0]), Math.max(reach[1], before[1])]
    : (reach ?? before)

/** Between which chances it happens (90 %); null if that isn't known. */
export function rangeOf(
  ranges: ChanceRanges,
  chance: number,
  ahead: number,
): { readonly low: number; readonly high: number } | null {
  const ofGame = ranges[Math.min(ahead, ranges.length) - 1]
  const reach = ofGame?.[groupOf(Math.min(BINS - 1, Math.floor(chance * BINS)))]
  if (!reach) return null
  return { low: Math.max(LOWEST, chance - reach[0]), high: Math.min(HIGHEST, chance + reach[1]) }
}
