import { compKey } from '#domain/catalog/comp.ts'
import { teamKey } from '#domain/team/team.ts'
import type { TeamForecast } from '#contract/forecast/forecast.ts'

/** What a team played in the game on screen, and how it finished. */
export interface PastResult {
  readonly comp: readonly string[]
  readonly placement: number | null
  readonly points: number | null
}

/** By the key of the team. */
export interface PastResults {
  readonly game: number
  readonly results: ReadonlyMap<string, PastResult>
}

/** A series, as far as its results are needed. */
interface PlayedSeries {
  readonly games: readonly { readonly number: number }[]
  readonly teams: readonly {
    readonly team: string
    readonly results: readonly (Omit<PastResult, 'comp'> & {
      readonly game: number
      readonly legends: readonly string[]
    })[]
  }[]
}

/** Null if the archive doesn't have the game. */
export function pastResults(series: PlayedSeries | undefined, game: number): PastResults | null {
  if (!series?.games.some(({ number }) => number === game)) return null
  const results = series.teams.flatMap(({ team, results: all }) => {
    const result = all.find((one) => one.game === game)
    if (!result || result.legends.length === 0) return []
    const { legends: comp, placement, points } = result
    return [[teamKey(team), { comp, placement, points }] as const]
  })
  return { game, results: new Map(results) }
}

/** Which of the named compositions it was, from 1; null if it was none of them. */
export function rankOfPlayed(forecast: TeamForecast | undefined, comp: readonly string[]) {
  const key = compKey(comp)
  const at = (forecast?.comps ?? []).findIndex((one) => compKey(one.comp) === key)
  return at === -1 ? null : at + 1
}

interface ForecastRow {
  readonly ranked: { readonly team: string }
  readonly forecast: TeamForecast | undefined
}

/** How many first choices were what the teams played. */
export function countHits({ results }: PastResults, teams: readonly ForecastRow[]) {
  const judged = teams.flatMap(({ ranked, forecast }) => {
    const played = results.get(teamKey(ranked.team))
    return played && forecast ? [rankOfPlayed(forecast, played.comp)] : []
  })
  return { right: judged.filter((rank) => rank === 1).length, of: judged.length }
}
