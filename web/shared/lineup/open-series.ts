import { legendKey } from '#domain/catalog/legend.ts'
import {
  clampGame,
  EMPTY,
  type Lineup,
  lineupParsers,
  normalizeTeams,
  stepToGame,
} from './lineup.ts'
import { isOverAfter } from '#domain/series/planned-games.ts'
import type { ListedSeries, SeriesDetail } from '#contract/series/series.ts'

/** What a lobby needs of its series. */
export type SeriesLobby = Pick<ListedSeries, 'id' | 'teams' | 'bans' | 'games' | 'nextMap'>

/** The lobby as it stands before the next game of a series. */
export function openSeries(lineup: Lineup, series: SeriesLobby): Lineup {
  const ban = series.bans.map(legendKey)
  const opened = {
    ...lineup,
    teams: normalizeTeams(series.teams),
    ban,
    map: series.nextMap?.map ?? null,
    series: series.id,
    known: [],
  }
  return stepToGame(opened, series.games + 1, ban.length + 1)
}

/** The lobby of a series' next game. */
export const lobbyOf = ({ id, teams, nextBans, nextMap, games }: SeriesDetail): SeriesLobby => ({
  id,
  teams: teams.map(({ team }) => team),
  bans: nextBans,
  games: games.at(-1)?.number ?? 0,
  nextMap,
})

/** The lineup for the next game of a series that had a new one. A lineup that the user has changed stays. */
export function moveOn(lineup: Lineup, before: SeriesDetail, now: SeriesDetail): Lineup {
  const { ban, game } = openSeries(lineup, lobbyOf(before))
  const isUnchanged = lineupParsers.ban.eq(lineup.ban, ban) && lineup.game === game
  return isUnchanged ? openSeries(lineup, { ...lobbyOf(now), teams: [...lineup.teams] }) : lineup
}

/** A game of a series as it was before it was played, or its next one. What was banned by hand since stays banned in the next. */
export function stepInSeries(lineup: Lineup, series: SeriesDetail, game: number): Lineup {
  const next = stepToGame(lineup, game, lineup.ban.length + 1)
  const played = series.games.find(({ number }) => number === clampGame(game))
  const last = series.games.at(-1)?.number ?? 0
  const map = played ? played.map : game === last + 1 ? (series.nextMap?.map ?? null) : lineup.map
  return { ...next, map }
}

/** A series that is over has no next game: the lobby is that of its last one. */
export function withinSeries(lineup: Lineup, series: SeriesDetail | undefined): Lineup {
  const last = series?.games.at(-1)
  if (!series || !last || !isOverAfter(series, last.number)) return lineup
  const isWithin = (lineup.game ?? lineup.ban.length + 1) <= last.number
  return isWithin ? lineup : { ...lineup, game: last.number, map: last.map }
}

/** Other teams in a lobby of their own, before their first game. */
export const openTeamList = (teams: readonly string[]): Lineup => ({
  ...EMPTY,
  teams: normalizeTeams(teams),
})
