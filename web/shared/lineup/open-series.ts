import { legendKey } from '#domain/legend/legend.ts'
import { type Lineup, normalizeTeams, stepToGame } from './lineup.ts'
import type { ListedSeries } from '#contract/series.ts'

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

/** Other teams. Bans, game and map stay as they are. */
export const openTeamList = (lineup: Lineup, teams: readonly string[]): Lineup => ({
  ...lineup,
  teams: normalizeTeams(teams),
  series: null,
  known: [],
})
