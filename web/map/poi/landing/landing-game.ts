import type { FoundSeries } from '#contract/archive/correction.ts'
import type { GameLanding } from '#contract/archive/landing.ts'
import type { MapId } from '#domain/catalog/map.ts'

export interface MappedGame {
  readonly id: number
  readonly number: number
  readonly map: MapId
}

/** The games of a series that are on a map with POIs. */
export const mappedGames = ({ games }: Pick<FoundSeries, 'games'>): MappedGame[] =>
  games.flatMap(({ map, ...game }) => (map === null ? [] : [{ ...game, map }]))

/** Who is asked for next: the first team after this one without a landing, from the start again at the end. */
export function nextTeam(landings: readonly GameLanding[], current: number | null): number | null {
  const at = landings.findIndex(({ resultId }) => resultId === current)
  const others = [...landings.slice(at + 1), ...landings.slice(0, Math.max(at, 0))]
  return others.find(({ poi }) => poi === null)?.resultId ?? null
}
