import { FORECAST_TEAMS } from '#contract/forecast/forecast.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { chosenLegends } from '#domain/live-match/view/projected-ban.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import type { SeriesMaps } from '#domain/series/next-map.ts'
import { USUAL_GAMES } from '#domain/series/planned-games.ts'
import type { ForecastLobby } from '../shared/forecast/forecast.queries.ts'

/** The legends that this game bans if it ends now or points decide otherwise. None while picks are open. */
export function possibleBans({ phase, ban, teams, game, matchPoint }: LiveView): string[] {
  const isLast = matchPoint === null && game >= USUAL_GAMES
  const isOpen = teams.some((team) => chosenLegends(team).length === 0)
  if (!ban || isLast || isOpen || (phase !== 'playing' && phase !== 'over')) return []
  const others = phase === 'over' ? ban.orElse : ban.tied
  return [...new Set([ban.legend, ...others])]
}

/** The lobby of the next game, with this game's legends as what each team played last. */
export function nextLobby(view: LiveView, ban: string, map: MapId | null): ForecastLobby {
  const teams = view.teams.slice(0, FORECAST_TEAMS)
  const bans = view.bans.map(legendKey)
  return {
    teams: teams.map(({ name }) => name),
    bans: [...bans, legendKey(ban)],
    game: view.game + 1,
    map,
    series: view.series,
    known: [],
    running: {
      map: view.map,
      bans,
      picks: teams.map((team) => ({
        team: team.name,
        legends: chosenLegends(team).slice(0, 3).map(legendKey),
      })),
    },
  }
}

/** The maps of the series, with that of the running game. */
export function mapsUntil(
  { game, map, series: id }: LiveView,
  series: SeriesDetail | undefined,
): SeriesMaps {
  const before = series?.id === id ? (series?.games ?? []) : []
  return Array.from({ length: game }, (_, index) =>
    index + 1 === game ? map : (before.find(({ number }) => number === index + 1)?.map ?? null),
  )
}
