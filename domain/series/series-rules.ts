import type { TieRule } from '../draft/ban.ts'
import type { MatchPointRule } from './match-point.ts'
import type { EqualPointsRule } from './standings.ts'

/** What an editor chose for an event. Null: as usual for its kind. */
export interface EventRules {
  readonly equalPoints: EqualPointsRule | null
  readonly banTie: TieRule | null
}

export interface SeriesRules {
  readonly equalPoints: EqualPointsRule
  readonly banTie: TieRule
}

/** Who organizes the league's events, in its own files. */
const LEAGUE = 'ALGS'

/** The league's rulebook of 2026. docs/formulas.md has the sources and how certain they are. */
const LEAGUE_RULES: SeriesRules = { equalPoints: 'games', banTie: 'series' }

export const NO_EVENT_RULES: EventRules = { equalPoints: null, banTie: null }

/** `usualTie` is what administrators chose for all other events. */
export function rulesOf(
  organizer: string | null,
  chosen: EventRules,
  usualTie: TieRule,
): SeriesRules {
  const usual: SeriesRules =
    organizer === LEAGUE ? LEAGUE_RULES : { equalPoints: 'kills', banTie: usualTie }
  return {
    equalPoints: chosen.equalPoints ?? usual.equalPoints,
    banTie: chosen.banTie ?? usual.banTie,
  }
}

/** Of finals whose data doesn't say it (2025). */
const LEAGUE_POINTS = 50
const LEAGUE_GAMES = 6
const PLAYED_IN_FULL = /regional final|qualifier/i

/** The match point of a series of the league. `names` are those of the series, its phase and its tournament. */
export const leagueMatchPoint = (
  threshold: number | null,
  minGames: number | null,
  names: readonly string[],
): MatchPointRule => ({
  points: threshold ?? LEAGUE_POINTS,
  minGames: minGames ?? (names.some((name) => PLAYED_IN_FULL.test(name)) ? LEAGUE_GAMES : 1),
})
