/** What a debrief can find. */
export const INSIGHT_KINDS = [
  'killsWithoutPlacement',
  'damageWithoutKills',
  'pointsLeft',
  'belowExpected',
  'earlyExits',
  'aboveExpected',
  'bestComposition',
] as const
export type InsightKind = (typeof INSIGHT_KINDS)[number]

/** Those that went well; the others are to look at. */
const WELL: readonly InsightKind[] = ['aboveExpected', 'bestComposition']

export const isGood = ({ kind }: { readonly kind: InsightKind }) => WELL.includes(kind)

/** One thing worth talking about: our number, that of others, and how many they are. */
export interface Insight {
  readonly kind: InsightKind
  readonly own: number
  /** What it is compared with: a mean or a median, as the kind says. */
  readonly other: number
  /** Each of what it is compared with. */
  readonly field: readonly number[]
  /** Teams or games that it is compared with. */
  readonly n: number
  /** About so many points. */
  readonly stake: number
  /** The game it is about, by its number in the series. */
  readonly game: number | null
  /** Numbers of this kind, as its sentence says them. */
  readonly facts: Readonly<Record<string, number>>
  readonly legends: readonly string[]
}

const MOST = 5
const MOST_TO_LOOK_AT = 4

/**
 * At most four to look at and what went well, five in all: the most points first, one of each kind. Kinds that the team
 * keeps calling not useful come last.
 */
export function chooseInsights(
  findings: readonly Insight[],
  unwanted: readonly InsightKind[] = [],
): Insight[] {
  const ordered = findings.toSorted(
    (a, b) =>
      Number(unwanted.includes(a.kind)) - Number(unwanted.includes(b.kind)) ||
      b.stake - a.stake ||
      Math.abs(b.own - b.other) - Math.abs(a.own - a.other),
  )
  const kinds = new Set<InsightKind>()
  const first = ordered.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
  const good = first.filter(isGood)
  const bad = first.filter((one) => !isGood(one)).slice(0, MOST_TO_LOOK_AT)
  return [...bad, ...good.slice(0, MOST - bad.length)]
}
