import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import { useEarlyForecast } from '../../shared/forecast/use-forecast.ts'
import { withDraftPicks } from '../../shared/lineup/known-picks.ts'
import { isMap } from '#domain/catalog/map.ts'
import { bansInForce, clampGame, type Lineup, toggleLineupBan } from '../../shared/lineup/lineup.ts'
import type { Bans } from './bans.ts'

/** What the numbers of the view are about. Asks for its forecast at once. */
export function useLobby(lineup: Lineup, bans: Bans, own: string | null): ForecastLobby {
  const lobby = useMemo(
    () => ({
      ...ownLobby(lineup),
      bans: bans.legends,
      game: clampGame(lineup.game ?? bans.game),
      known: withDraftPicks(lineup.known, lineup.teams, own, bans.picks),
    }),
    [lineup, bans, own],
  )
  const ask = useEarlyForecast()
  ask(lobby)
  const askForNext = useEffectEvent(({ target, button }: PointerEvent) => {
    if (button !== 0) return
    const pressed = target instanceof Element ? target.closest('[data-legend]') : null
    const legend = pressed?.getAttribute('data-legend')
    // The bans of a followed draft are another list.
    if (legend && bans.legends === lineup.ban) ask(ownLobby(toggleLineupBan(lineup, legend)))
  })

  // A legend that is pressed is banned when it's released, and by then its forecast is often there.
  useEffect(() => {
    const listener = (event: PointerEvent) => askForNext(event)
    addEventListener('pointerdown', listener)
    return () => removeEventListener('pointerdown', listener)
  }, [])
  return lobby
}

/** The lobby of a lineup with its own bans. */
export function ownLobby(lineup: Lineup): ForecastLobby {
  const { teams, ban, game, map, series, known } = lineup
  return {
    teams,
    bans: bansInForce(lineup),
    game: clampGame(game ?? ban.length + 1),
    map: map !== null && isMap(map) ? map : null,
    series,
    known,
  }
}
