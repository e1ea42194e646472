import { queryOptions, keepPreviousData } from '@tanstack/react-query'
import type { SeriesStrength } from '#contract/series/series.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { shrunkMean } from '#domain/series/draw-games.ts'
import type { FinishQuestion } from '#domain/series/finish.ts'
import { USUAL_GAMES } from '#domain/series/planned-games.ts'
import { USUAL_MEAN } from '#domain/series/game-model.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { runFinish, seriesStrengthQuery } from '../shared/finish/finish.queries.ts'

/** During a game fewer, because the question changes with every kill. */
const RUNS = { before: 20_000, during: 10_000 }

/** What decides where teams finish. Other events of a game ask for nothing. */
export interface LiveChances {
  readonly series: number | null
  readonly question: Omit<FinishQuestion, 'teams'>
  readonly teams: readonly { readonly name: string; readonly points: number }[]
}

/** Null where nothing is left to decide, or before there is anything to start from. */
export function liveState(view: LiveView): LiveChances | null {
  const { teams, game, series, matchPoint, phase, startedAt } = view
  const isBefore = phase === 'lobby' || phase === 'waiting'
  const isLast = matchPoint === null && game >= USUAL_GAMES && phase === 'over'
  if (teams.length === 0 || phase === 'stopped' || isLast || (isBefore && game < 2)) return null
  const current = teams.map(({ placement, kills, players }) => ({
    placement,
    kills,
    alive: players.filter(({ state }) => state !== 'out').length,
  }))
  return {
    series,
    question: {
      current: isBefore ? null : current,
      played: game - 1,
      games: Math.max(USUAL_GAMES, game),
      matchPoint,
      winner: null,
      own: null,
      runs: isBefore ? RUNS.before : RUNS.during,
      seed: startedAt ?? 0,
    },
    teams: teams.map(({ name, seriesPoints }) => ({ name, points: seriesPoints })),
  }
}

export const liveFinishQuery = (state: LiveChances) =>
  queryOptions({
    queryKey: ['live-finish', state],
    queryFn: async ({ client, signal }) => {
      const { series } = state
      const strength = series === null ? null : await client.fetchQuery(seriesStrengthQuery(series))
      const [finish] = await runFinish([liveQuestion(state, strength)], signal)
      // With the names, because the chances shown meanwhile can be those of another lobby.
      return finish ? { finish, teams: state.teams.map(({ name }) => name) } : null
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Nobody comes back to a moment of a game.
    gcTime: 0,
  })

function liveQuestion(
  { question, teams }: LiveChances,
  known: SeriesStrength | null,
): FinishQuestion {
  const field = known?.field ?? USUAL_MEAN
  return {
    ...question,
    teams: teams.map(({ name, points }) => ({
      mean: shrunkMean(
        known?.teams.find(({ team }) => isSameTeam(team, name)) ?? { points: 0, games: 0 },
        field,
      ),
      points,
      games: question.played,
    })),
  }
}
