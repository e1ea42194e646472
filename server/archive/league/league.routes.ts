import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  checkLeague,
  fetchLeague,
  getLeague,
  pauseLeague,
  resumeLeague,
} from '#contract/archive/league.ts'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { serve, succeed } from '../../http/serve.ts'
import { leagueListsRepository } from './league-lists.repository.ts'
import { describeLeague } from './league-state.repository.ts'
import { type LeagueChoice, leagueRepository } from './league.repository.ts'

export function leagueRoutes(
  app: FastifyInstance,
  { db, leagueApi = null }: { db: Kysely<Database>; leagueApi?: string | null },
) {
  const league = leagueRepository(db)

  const start = async (choice: LeagueChoice, by: number) => {
    if (leagueApi === null) throw conflict('league_off', texts.off)
    if (choice.season !== null && !(await leagueListsRepository(db).hasSeason(choice.season)))
      throw notFound(texts.unknownSeason)
    if (!(await league.start(choice, by))) throw conflict('league_running', texts.isRunning)
  }

  serve(app, getLeague, async () => ({
    host: leagueApi === null ? null : new URL(leagueApi).host,
    ...(await describeLeague(db)),
  }))

  serve(app, checkLeague, async (_, { user, log }) => {
    await start({ season: null, split: null, region: null }, user.id)
    log.info({ by: user.id }, 'league checked')
    return succeed(texts.checkStarted)
  })

  serve(app, fetchLeague, async ({ season, split = null, region = null }, { user, log }) => {
    await start({ season, split, region }, user.id)
    log.info({ by: user.id, season, split, region }, 'league fetch started')
    return succeed(texts.started)
  })

  serve(app, pauseLeague, async () => {
    if (!(await league.change('running', 'paused')))
      throw conflict('league_not_running', texts.notRunning)
    return succeed(texts.pausedNow)
  })

  serve(app, resumeLeague, async () => {
    if (leagueApi === null) throw conflict('league_off', texts.off)
    if (!(await league.change('paused', 'running')))
      throw conflict('league_not_paused', texts.notPaused)
    return succeed(texts.resumed)
  })
}
