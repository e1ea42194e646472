import type * as z from 'zod/mini'
import type { getRecommendedCompositions } from '#contract/recommendation.ts'
import { hasBanned } from '#domain/comp/comp.ts'
import { explainValue, type ValueModel } from '#domain/comp/value.ts'

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
  /** Of the best of the same source. */
  readonly percent: number
  /** Games behind the value. */
  readonly games: number
  /** The overall value, which a map's own leans on. */
  readonly leansOn: number | null
  readonly source: RecommendedComposition
}

export interface RecommendedRanking {
  readonly open: readonly RankedComp[]
  /** Contains a banned legend. */
  readonly closed: readonly RankedComp[]
}

/** By what they are worth on a map: the sheet's own first, then the computed ones, each kind the best first. */
export function rankFor(
  tab: RecommendedTab,
  compositions: readonly RecommendedComposition[],
  banned: readonly string[],
): RecommendedRanking {
  const valued = compositions.map((source) => {
    const own = tab === 'overall' ? source.value : source[`value_${tab}`]
    const isOfMap = tab !== 'overall' && own !== null
    return {
      comp: source.composition.split(',').map((name) => name.trim()),
      value: own ?? source.value,
      isOverall: tab !== 'overall' && own === null,
      games: isOfMap ? source[`games_${tab}`] : source.games,
      leansOn: isOfMap ? source.value : null,
      source,
    }
  })
  const ranked = (['sheet', 'computed'] as const).flatMap((kind) =>
    byValue(valued.filter(({ source }) => source.source === kind)),
  )
  const isClosed = ({ comp }: RankedComp) => hasBanned(comp, banned)
  return { open: ranked.filter((one) => !isClosed(one)), closed: ranked.filter(isClosed) }
}

function byValue(valued: readonly Omit<RankedComp, 'percent'>[]): RankedComp[] {
  const best = Math.max(0, ...valued.map(({ value }) => value ?? 0))
  return valued
    .map((one) => ({ ...one, percent: best > 0 ? (100 * (one.value ?? 0)) / best : 0 }))
    .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0)
}

/** Banned ones that would stand among the shown: what the bans cost. */
export function lostTo(closed: readonly RankedComp[], shown: readonly RankedComp[], most: number) {
  const last = shown.at(-1)
  const wouldStand = (one: RankedComp) => !last || byRank(one, last) <= 0
  return closed.filter(wouldStand).slice(0, most)
}

const byRank = (a: RankedComp, b: RankedComp) =>
  a.source.source === b.source.source
    ? (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0
    : a.source.source === 'sheet'
      ? -1
      : 1

/** How a computed value came about; null where the sheet gave it. */
export function whyValue({ value, games, leansOn, source }: RankedComp, model: ValueModel) {
  if (source.source === 'sheet' || value === null) return null
  return explainValue(value, games, leansOn ?? model.prior, model)
}
