import { viewPath } from '../address/view-path.ts'
import { EMPTY, type Lineup, lineupParsers as parsers } from './lineup.ts'
import { openSeries, type SeriesLobby } from './open-series.ts'

/** The address of the Regular View with the lobby of a series' next game. */
export const lobbyPath = (series: SeriesLobby) => lineupPath(openSeries(EMPTY, series))

/** The address of the Regular View with a lineup. Known picks are left out. */
export function lineupPath({ teams, ban, game, map, series }: Lineup): string {
  return viewPath('regular', {
    teams: parsers.teams.serialize(teams),
    ...(series !== null && { series: String(series) }),
    ...(ban.length > 0 && { ban: parsers.ban.serialize(ban) }),
    ...(game !== null && { game: String(game) }),
    ...(map !== null && { map }),
  })
}
