import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { type Debrief, getDebrief, judgeInsight } from '#contract/review/debrief.ts'
import { debriefMessages as texts } from '#contract/review/debrief.texts.ts'
import { chooseInsights, INSIGHT_KINDS, type InsightKind } from '#domain/review/debrief/insight.ts'
import {
  type DebriefContext,
  insightsOfGame,
  insightsOfSeries,
} from '#domain/review/debrief/series-insights.ts'
import { teamKey } from '#domain/team/team.ts'
import { findCurrentSeries } from '../archive/current-series.ts'
import { findTeam } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { type DebriefGame, debriefRepository } from './debrief.repository.ts'

/** After so many "not useful" in a row, findings of a kind come last. */
const UNWANTED_AFTER = 3

export function debriefRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const debriefs = debriefRepository(db)

  const gamesOf = async (asked: number) => {
    const series = await findCurrentSeries(db, asked)
    const games = series === null ? [] : await debriefs.games(series)
    if (series === null || games.length === 0) throw notFound(texts.noSeries)
    return { series, games }
  }

  const contextOf = async (
    series: number,
    games: readonly DebriefGame[],
    team: number,
  ): Promise<DebriefContext> => {
    const earlierWith = new Map<number, number[]>()
    for (const { id, number, results } of games) {
      const own = results.find((one) => one.team === team)
      if (own) earlierWith.set(number, await debriefs.earlierWith(team, own.legends, id))
    }
    const [bins, earlierExits] = await Promise.all([
      debriefs.exitBins(),
      debriefs.earlierExits(team, series),
    ])
    return { team, bins, earlierWith, earlierExits }
  }

  serve(app, getDebrief, async ({ series: asked, game: number, team: name }, { user }) => {
    const { series, games } = await gamesOf(asked)
    const game = number === undefined ? undefined : games.find((one) => one.number === number)
    if (number !== undefined && !game) throw notFound(texts.noGame)
    const team = await findTeam(db, name)
    const isThere = team && games.some(({ results }) => results.some((one) => one.team === team.id))
    if (!team || !isThere) return headOf(games, null)
    const context = await contextOf(series, game ? [game] : games, team.id)
    const found = game ? insightsOfGame(game, context) : insightsOfSeries(games, context)
    const all = await debriefs.allVerdicts(teamKey(team.name))
    const own = await debriefs.verdictsOf(subjectOf(games, game, team.name), user.id)
    const verdicts = new Map(own.map(({ kind, verdict }) => [kind, verdict]))
    const findings = chooseInsights(found, unwantedOf(all))
    return {
      ...headOf(games, team),
      findings: findings.map((one) => ({ ...one, verdict: verdicts.get(one.kind) ?? null })),
      said: saidOf(all),
    }
  })

  serve(
    app,
    judgeInsight,
    async ({ series, game: number, team: name, kind, verdict }, { user }) => {
      const { games } = await gamesOf(series)
      const game = games.find((one) => one.number === number)
      const team = await findTeam(db, name)
      if (!team || (number !== null && !game)) throw notFound(texts.noGame)
      await debriefs.judge(subjectOf(games, game, team.name), kind, user.id, verdict)
      return succeed(verdict === null ? texts.takenBack : texts.thanks)
    },
  )
}

/** A series is named by its first game. */
const subjectOf = (games: readonly DebriefGame[], game: DebriefGame | undefined, team: string) => ({
  mid: (game ?? games[0])?.mid ?? '',
  is_series: game === undefined,
  team_key: teamKey(team),
})

type SaidVerdict = Awaited<ReturnType<ReturnType<typeof debriefRepository>['allVerdicts']>>[number]

const saidOf = (all: readonly SaidVerdict[]): Debrief['said'] =>
  INSIGHT_KINDS.map((kind) => {
    const own = all.filter((one) => one.kind === kind)
    return {
      kind,
      right: own.filter(({ verdict }) => verdict === 'right').length,
      all: own.length,
    }
  }).filter((one) => one.all > 0)

const unwantedOf = (all: readonly SaidVerdict[]): InsightKind[] =>
  INSIGHT_KINDS.filter((kind) => {
    const last = all.filter((one) => one.kind === kind).slice(0, UNWANTED_AFTER)
    return last.length === UNWANTED_AFTER && last.every(({ verdict }) => verdict !== 'right')
  })

function headOf(
  games: readonly DebriefGame[],
  team: { readonly id: number; readonly name: string } | null,
): Debrief {
  const sums = new Map<number, number>()
  for (const { team: id, points } of games.flatMap(({ results }) => results))
    sums.set(id, (sums.get(id) ?? 0) + (points ?? 0))
  const own = sums.get(team?.id ?? 0) ?? null
  return {
    event: games[0]?.event ?? '',
    team: team?.name ?? null,
    rank: own === null ? null : 1 + [...sums.values()].filter((points) => points > own).length,
    teams: sums.size,
    games: games.map(({ id, number, map, hasPositions, results }) => {
      const result = results.find((one) => one.team === team?.id)
      return {
        id,
        number,
        map,
        hasPositions,
        placement: result?.placement ?? null,
        kills: result?.kills ?? null,
        points: result?.points ?? null,
        legends: [...(result?.legends ?? [])],
        outS: result?.outS ?? null,
      }
    }),
    findings: [],
    said: [],
  }
}
