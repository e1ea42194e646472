import type * as z from 'zod/mini'
import type { getRecommendedCompositions } from '#contract/recommendation.ts'
import { hasBanned } from '#domain/comp.ts'

export type RecommendedComposition = z.infer<
  typeof getRecommendedCompositions.output
>['recommended_comps'][number]

export const RECOMMENDED_TABS = [
  'overall',
  'stormpoint',
  'worldsedge',
  'edistrict',
  'brokenmoon',
] as const
export type RecommendedTab = (typeof RECOMMENDED_TABS)[number]

export interface RankedComp {
  readonly comp: readonly string[]
  readonly value: number | null
  /** The map has no value of its own, so the overall one stands in. */
  readonly isOverall: boolean
  /** Of the best in the list. */
  readonly percent: number
  readonly source: RecommendedComposition
}

export interface Ranking {
  readonly open: readonly RankedComp[]
  /** Contains a banned legend. */
  readonly closed: readonly RankedComp[]
}

/** By what they are worth on a map, the best first; those without a value last. */
export function rankFor(
  tab: RecommendedTab,
  compositions: readonly RecommendedComposition[],
  banned: readonly string[],
): Ranking {
  const valued = compositions.map((source) => {
    const own = tab === 'overall' ? source.value : source[`value_${tab}`]
    return {
      comp: source.composition.split(',').map((name) => name.trim()),
      value: own ?? source.value,
      isOverall: tab !== 'overall' && own === null,
      source,
    }
  })
  const best = Math.max(...valued.map(({ value }) => value ?? 0), 0)
  const ranked = valued
    .map((one) => ({ ...one, percent: best > 0 ? (100 * (one.value ?? 0)) / best : 0 }))
    .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0)
  const isClosed = ({ comp }: RankedComp) => hasBanned(comp, banned)
  return { open: ranked.filter((one) => !isClosed(one)), closed: ranked.filter(isClosed) }
}

/** Banned ones that would stand among the shown: what the bans cost. */
export function lostTo(closed: readonly RankedComp[], shown: readonly RankedComp[], most: number) {
  const least = shown.at(-1)?.value ?? -Infinity
  return closed.filter(({ value }) => (value ?? -Infinity) >= least).slice(0, most)
}
