/** What the track record shows besides compositions and the next ban. */
export const CHANCE_KINDS = [
  'knownPicks',
  'top5',
  'top10',
  'winNext',
  'first',
  'bannedBy',
  'planLegal',
] as const
export type ChanceKind = (typeof CHANCE_KINDS)[number]

/** One chance that was given, and what happened. */
export interface JudgedChance {
  readonly kind: ChanceKind
  /** Locked teams, games played, or the game's number. */
  readonly step: number
  readonly series: number
  readonly chance: number
  readonly happened: boolean
  /** In the first three, or legal with Plan B. */
  readonly alsoHappened?: boolean
  /** What counting said. */
  readonly counted?: number
}

/** All chances of one kind that were given in a series at the same step. */
export interface ChanceSums {
  readonly kind: ChanceKind
  readonly step: number
  readonly series: number
  n: number
  hits: number
  alsoHits: number
  /** Squared errors, and those of counting. */
  squares: number
  countedSquares: number
  /** Chances of 0 to 10 %, 10 to 20 % and so on: how many, their sum, and how many of them happened. */
  readonly bins: [n: number, said: number, happened: number][]
}

export const BINS = 10

/** Adds chances up by kind, step and series, so that an archive's record stays small. */
export function sumChances(judged: Iterable<JudgedChance>): ChanceSums[] {
  const sums = new Map<string, ChanceSums>()
  for (const one of judged) {
    const { kind, step, series, chance, happened, alsoHappened = false, counted = 0 } = one
    const key = `${kind} ${step} ${series}`
    const own = sums.get(key) ?? emptySums(kind, step, series)
    sums.set(key, own)
    const hit = Number(happened)
    own.n += 1
    own.hits += hit
    own.alsoHits += Number(alsoHappened)
    own.squares += (chance - hit) ** 2
    own.countedSquares += (counted - hit) ** 2
    const bin = own.bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
    if (!bin) continue
    bin[0] += 1
    bin[1] += chance
    bin[2] += hit
  }
  return [...sums.values()].map(rounded)
}

const emptySums = (kind: ChanceKind, step: number, series: number): ChanceSums => ({
  kind,
  step,
  series,
  n: 0,
  hits: 0,
  alsoHits: 0,
  squares: 0,
  countedSquares: 0,
  bins: Array.from({ length: BINS }, () => [0, 0, 0]),
})

const round = (sum: number) => Math.round(sum * 1e5) / 1e5

/** They are stored as text. */
const rounded = ({ squares, countedSquares, bins, ...rest }: ChanceSums): ChanceSums => ({
  ...rest,
  squares: round(squares),
  countedSquares: round(countedSquares),
  bins: bins.map(([n, said, happened]) => [n, round(said), happened]),
})
