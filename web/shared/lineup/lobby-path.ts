import { paths } from '../address/paths.ts'
import { EMPTY, lineupParsers as parsers } from './lineup.ts'
import { openSeries, type SeriesLobby } from './open-series.ts'

/** The address of the Regular View with the lobby of a series' next game. */
export function lobbyPath(series: SeriesLobby): string {
  const { teams, ban, game, map } = openSeries(EMPTY, series)
  const query = new URLSearchParams({
    teams: parsers.teams.serialize(teams),
    series: String(series.id),
    ...(ban.length > 0 && { ban: parsers.ban.serialize(ban) }),
    ...(game !== null && { game: String(game) }),
    ...(map !== null && { map }),
  })
  return `${paths.dashboard}?${query}`
}
