import { useMemo } from 'react'
import { compKey } from '#domain/catalog/comp.ts'
import { FORECAST_TEAMS } from '#contract/forecast/forecast.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import type { LiveView, ViewedTeam } from '#domain/live-match/view/live-view.ts'
import { chosenLegends, legendsSoFar } from '#domain/live-match/view/projected-ban.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { useForecast } from '../shared/forecast/use-forecast.ts'

/** What was expected of the lobby before its picks, and which ban is likely with the picks so far. */
export function useLobbyForecast(view: LiveView) {
  const text = JSON.stringify(lobbyOf(view))
  // An event that changes no pick asks for nothing.
  const lobby = useMemo<ReturnType<typeof lobbyOf>>(() => JSON.parse(text), [text])
  const { data: expected } = useForecast({ ...lobby, known: [] })
  const { data: likely } = useForecast(lobby)

  return {
    nextBan: likely?.nextBan[0] ?? null,
    /** Null until a team has picked, or if it isn't forecast. */
    isHit: (team: ViewedTeam): boolean | null => {
      const chosen = chosenLegends(team)
      const of = expected?.teams.find((other) => isSameTeam(other.team, team.name))
      const best = of?.comps[0]
      // A team without games has no forecast of its own, and one of two players has no composition of three.
      if (!best || of.games === 0 || chosen.length !== best.comp.length) return null
      return compKey(chosen) === compKey(best.comp)
    },
  }
}

function lobbyOf({ teams, bans, game, map, series, phase }: LiveView) {
  const lobby = teams.slice(0, FORECAST_TEAMS)
  const known = lobby
    .map((team) => ({ team: team.name, legends: legendsSoFar(team).slice(0, 3).map(legendKey) }))
    .filter(({ legends }) => legends.length > 0)
  const isOpen = lobby.some((team) => chosenLegends(team).length === 0)
  return {
    teams: lobby.map(({ name }) => name),
    bans: bans.map(legendKey),
    game,
    map,
    series,
    // With all picks the ban is a fact, and no longer asked for.
    known: phase === 'lobby' && isOpen ? known : [],
  }
}
