import type { Forecast, ForecastComp, TeamForecast } from '#contract/forecast/forecast.ts'
import { type CompSpace, legendsOfComp } from '#domain/forecast/comp-space.ts'
import { explain, type Reason } from '#domain/forecast/explain.ts'
import { knowledgeOf } from '#domain/forecast/feature.ts'
import { at, type Question } from '#domain/forecast/field-rates.ts'
import { banChances, openTemperature } from '#domain/forecast/known-picks.ts'
import { assignLegends } from '#domain/forecast/score.ts'
import type { FullModel } from '#domain/forecast/training/stored.ts'
import { type Distribution, legendChances } from '#domain/forecast/team-forecast.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { banOutlook } from '#domain/series-plan/ban-outlook.ts'
import type { BanOutlook } from '#domain/series-plan/series-plan.ts'
import type { LobbyHistory } from './load-history.ts'

interface Context extends LobbyHistory {
  readonly question: Question
  readonly model: FullModel
}

const SHOWN_COMPS = 10
/** Only those that a screen shows at once are explained. */
const EXPLAINED_COMPS = 3
/** Teams surprise: no composition is ever more certain. */
const HIGHEST_CHANCE = 0.95

export function presentTeam(name: string, forecast: Distribution, context: Context): TeamForecast {
  const { team, space } = forecast
  const legendName = namesOf(space)
  const reasonsFor = explain(context.history, context.question, forecast, context.model.weights)
  // Without any game all compositions would be equally likely, which says nothing.
  const shown = forecast.field.weight > 0 || team.games > 0 ? SHOWN_COMPS : 0
  const comps = forecast.comps.slice(0, shown).map((comp, i): ForecastComp => ({
    comp: legendsOfComp(space, comp).map(legendName),
    chance: Math.min(forecast.chances[i] ?? 0, HIGHEST_CHANCE),
    isLast: team.last?.row.comp === comp,
    players: presentPlayers(forecast, comp, context),
    reasons:
      i < EXPLAINED_COMPS
        ? reasonsFor(comp).map((reason) => presentReason(reason, legendName, context.names))
        : [],
  }))
  const { last } = team
  return {
    team: name,
    games: team.games,
    knowledge: knowledgeOf(team.games),
    situation: team.situation,
    last: last && {
      comp: last.row.legends.toSorted((a, b) => a - b).map(legendName),
      placement: last.row.placement,
      game: last.game.number,
    },
    comps,
    other: Math.max(0, 1 - comps.reduce((sum, { chance }) => sum + chance, 0)),
  }
}

/** A player is named only for a legend they have played. */
function presentPlayers(forecast: Distribution, comp: number, { history, names }: Context) {
  const legendName = namesOf(forecast.space)
  return assignLegends(forecast, comp).map((legend, i) => {
    const player = forecast.team.roster[i]?.player
    const hasPlayed =
      player !== undefined &&
      history
        .ofPlayer(player)
        .some(({ row }) => row.legends[row.players.indexOf(player)] === legend)
    return {
      legend: legendName(legend),
      player: hasPlayed ? (names.get(player) ?? null) : null,
      id: hasPlayed ? player : null,
    }
  })
}

const presentReason = (
  reason: Reason,
  legendName: (legend: number) => string,
  names: LobbyHistory['names'],
) => ({
  ...reason,
  legend: reason.legend === null ? null : legendName(reason.legend),
  otherLegend: reason.otherLegend === null ? null : legendName(reason.otherLegend),
  player: reason.player === null ? null : (names.get(reason.player) ?? null),
})

/** What is expected of a lobby, with the picks that each team has locked. */
interface LobbyForecast {
  readonly forecasts: readonly Distribution[]
  readonly known: readonly (readonly number[])[]
  readonly question: Question
}

export function presentBans(
  { forecasts, known, question: { bans, closed = [] } }: LobbyForecast,
  { banTemperature }: FullModel,
): Forecast['nextBan'] {
  const [first] = forecasts
  if (!first || first.field.weight === 0) return []
  const marginals = forecasts.map(legendChances)
  const legendName = namesOf(first.space)
  return banChances(forecasts, known, banTemperature)
    .map((chance, legend) => ({
      legend,
      chance,
      expectedPicks: marginals.reduce((sum, row) => sum + at(row, legend), 0),
    }))
    .filter(({ legend }) => !bans.includes(legend) && !closed.includes(legend))
    .toSorted((a, b) => b.chance - a.chance || b.expectedPicks - a.expectedPicks)
    .map((ban) => ({ ...ban, legend: legendName(ban.legend) }))
}

/** For plans: what a game bans if `ahead` games are played before it, and how much our own picks change that. */
export function presentOutlook(
  { forecasts, known, question: { bans, closed = [] } }: LobbyForecast,
  { banTemperature }: FullModel,
  ahead: number,
): BanOutlook[] {
  const [first] = forecasts
  if (!first || first.field.weight === 0) return []
  const temperature = openTemperature(forecasts.length, known, banTemperature)
  const out = [...bans, ...closed].map((legend) => first.space.legends[legend])
  return banOutlook(forecasts.map(legendChances), first.space.legends, temperature, ahead)
    .filter(({ legend }) => !out.includes(legend))
    .map((one) => ({ ...one, legend: findLegend(one.legend).name }))
}

const namesOf = (space: CompSpace) => (legend: number) =>
  findLegend(space.legends[legend] ?? '').name
