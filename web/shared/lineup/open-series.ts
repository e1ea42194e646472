import { legendKey } from '#domain/catalog/legend.ts'
import { type Lineup, lineupParsers, normalizeTeams, stepToGame } from './lineup.ts'
import type { ListedSeries, SeriesDetail } from '#contract/series/series.ts'

/** What a lobby needs of its series. */
export type SeriesLobby = Pick<ListedSeries, 'id' | 'teams' | 'bans' | 'games' | 'map'>

/** The lobby as it stands before the next game of a series. */
export function openSeries(lineup: Lineup, series: SeriesLobby): Lineup {
  const ban = series.bans.map(legendKey)
  const opened = {
    ...lineup,
    teams: normalizeTeams(series.teams),
    ban,
    map: series.map,
    series: series.id,
    known: [],
  }
  return stepToGame(opened, series.games + 1, ban.length + 1)
}

/** The lobby of a series' next game. */
export const lobbyOf = ({ id, teams, nextBans, games }: SeriesDetail): SeriesLobby => ({
  id,
  teams: teams.map(({ team }) => team),
  bans: nextBans,
  games: games.at(-1)?.number ?? 0,
  map: games.at(-1)?.map ?? null,
})

/** The lineup for the next game of a series that had a new one. A lineup that the user has changed stays. */
export function moveOn(lineup: Lineup, before: SeriesDetail, now: SeriesDetail): Lineup {
  const { ban, game } = openSeries(lineup, lobbyOf(before))
  const isUnchanged = lineupParsers.ban.eq(lineup.ban, ban) && lineup.game === game
  return isUnchanged ? openSeries(lineup, { ...lobbyOf(now), teams: [...lineup.teams] }) : lineup
}

/** Other teams. Bans, game and map stay as they are. */
export const openTeamList = (lineup: Lineup, teams: readonly string[]): Lineup => ({
  ...lineup,
  teams: normalizeTeams(teams),
  series: null,
  known: [],
})
