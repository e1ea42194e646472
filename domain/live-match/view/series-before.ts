import type { TeamPicks, TieRule } from '../../draft/ban.ts'
import { bansAfterGame, type NumberedBans, seriesPicks } from '../../draft/next-bans.ts'
import { matchPointOf, type MatchPointRule } from '../../series/match-point.ts'
import type { SeriesTeam } from '../../series/series-team.ts'
import { teamKey } from '../../team/team.ts'

/** What the archive knows about the series that a match belongs to. Teams are named by their keys. */
export interface SeriesBefore {
  readonly series: number | null
  /** The number of the match in its series. */
  readonly game: number
  /** What every team played in the games before, oldest first. */
  readonly earlier: readonly (readonly TeamPicks[])[]
  /** Points of the games before. */
  readonly points: ReadonlyMap<string, number>
  /** What the teams did in the games before, for the match point. */
  readonly results: readonly SeriesTeam[]
  /** Null unless the series or the feed says that it is played by this rule. */
  readonly matchPoint: MatchPointRule | null
  /** In this match, by the ban rule. */
  readonly bans: readonly string[]
  /** Of the draft, for a match whose lobby doesn't say what is banned; null if there are none. */
  readonly draftBans: readonly string[] | null
  readonly tieRule: TieRule
  /** The archive's team names by the keys of the lobby's names. */
  readonly names: ReadonlyMap<string, string>
}

interface EarlierResult {
  readonly number: number
  readonly team: string
  readonly placement: number | null
  readonly kills: number | null
  readonly points: number | null
  readonly legends: readonly string[]
}

interface EarlierGames {
  readonly series: number | null
  /** Whether the most picked legend is banned. */
  readonly hasBans: boolean
  readonly last: NumberedBans & { readonly at: number }
  readonly results: readonly EarlierResult[]
}

/** `games` is null if this is the first game of a series. */
export function seriesBefore(
  games: EarlierGames | null,
  tieRule: TieRule,
  names: ReadonlyMap<string, string>,
): SeriesBefore {
  const rows = games?.results.map((row) => ({ ...row, team: teamKey(row.team) })) ?? []
  const byTeam = Map.groupBy(rows, ({ team }) => team)
  const teams = [...byTeam].map(([team, own]) => ({
    team,
    results: own.map((row) => ({ ...row, game: row.number })),
  }))
  const picks = games && seriesPicks(rows, games.last.number)
  return {
    series: games?.series ?? null,
    game: (games?.last.number ?? 0) + 1,
    earlier: picks ? [...picks.earlier, picks.last] : [],
    points: new Map(
      [...byTeam].map(([team, own]) => [
        team,
        own.reduce((sum, { points }) => sum + (points ?? 0), 0),
      ]),
    ),
    results: teams,
    matchPoint: null,
    bans: games?.hasBans && picks ? bansAfterGame(games.last, picks, tieRule) : [],
    draftBans: null,
    tieRule,
    names,
  }
}

/** The teams that win the series with this game, by their keys. */
export function teamsOnMatchPoint({
  results,
  matchPoint,
}: Pick<SeriesBefore, 'results' | 'matchPoint'>): ReadonlySet<string> {
  const status = matchPointOf(results, Infinity, matchPoint)
  return new Set(status?.winner === null ? status.reached.map(({ team }) => team) : [])
}
