import type * as z from 'zod/mini'
import type { getRecommendedCompositions } from '#contract/regular/recommendation.ts'
import { hasBanned } from '#domain/catalog/comp.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { isSpecifiedMap } from '#domain/catalog/shipped-maps.ts'
import { explainValue, type ValueModel } from '#domain/regular/value.ts'

export type RecommendedComposition = z.infer<
  typeof getRecommendedCompositions.output
>['recommended_comps'][number]

/** A map, or `overall`. */
export type RecommendedTab = MapId

export interface RankedComp {
  readonly comp: readonly string[]
  readonly value: number | null
  /** The map has no value of its own, so the overall value is used. */
  readonly isOverall: boolean
  /** Relative to the best value of the same source. */
  readonly percent: number
  /** Number of games behind the value. */
  readonly games: number
  /** The overall value, which is the prior for a map's own value. */
  readonly leansOn: number | null
  readonly source: RecommendedComposition
}

export interface RecommendedRanking {
  readonly open: readonly RankedComp[]
  /** Contain a banned legend. */
  readonly closed: readonly RankedComp[]
}

/** Sorted for a map: values from the workbook first, then computed ones, each best first. */
export function rankFor(
  tab: RecommendedTab,
  compositions: readonly RecommendedComposition[],
  banned: readonly string[],
): RecommendedRanking {
  const valued = compositions.map((source) => {
    const onMap = tab === 'overall' ? null : valueOn(tab, source)
    const own = tab === 'overall' ? source.value : (onMap?.value ?? null)
    const isOfMap = tab !== 'overall' && own !== null
    return {
      comp: source.composition.split(',').map((name) => name.trim()),
      value: own ?? source.value,
      isOverall: tab !== 'overall' && own === null,
      games: isOfMap ? (onMap?.games ?? 0) : source.games,
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

/** Maps of the specification have fields of their own. */
const valueOn = (map: MapId, source: RecommendedComposition) =>
  isSpecifiedMap(map)
    ? { value: source[`value_${map}`], games: source[`games_${map}`] }
    : source.other_maps[map]

function byValue(valued: readonly Omit<RankedComp, 'percent'>[]): RankedComp[] {
  const best = Math.max(0, ...valued.map(({ value }) => value ?? 0))
  return valued
    .map((one) => ({ ...one, percent: best > 0 ? (100 * (one.value ?? 0)) / best : 0 }))
    .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0)
}

/** Banned compositions that would rank among the shown ones: what the bans cost. */
export function lostTo(closed: readonly RankedComp[], shown: readonly RankedComp[], most: number) {
  const last = shown.at(-1)
  const wouldRank = (one: RankedComp) => !last || byRank(one, last) <= 0
  return closed.filter(wouldRank).slice(0, most)
}

const byRank = (a: RankedComp, b: RankedComp) =>
  a.source.source === b.source.source
    ? (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0
    : a.source.source === 'sheet'
      ? -1
      : 1

/** How a computed value is calculated; null if it comes from the workbook. */
export function whyValue({ value, games, leansOn, source }: RankedComp, model: ValueModel) {
  if (source.source === 'sheet' || value === null) return null
  return explainValue(value, games, leansOn ?? model.prior, model)
}
