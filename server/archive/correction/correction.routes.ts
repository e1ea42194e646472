import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  correctGameBans,
  correctGameResult,
  findSeries,
  getGame,
  listCorrections,
} from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import type { TeamPicks, TieRule } from '#domain/draft/ban.ts'
import { bansAfterGame } from '#domain/draft/next-bans.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { correctBans, correctResult } from './correct.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { succeed, serve } from '../../http/serve.ts'
import { seriesRules } from '../series-rules.ts'
import { correctionRepository } from './correction.repository.ts'

export function correctionRoutes(
  app: FastifyInstance,
  deps: { db: Kysely<Database>; backgroundDb: Kysely<Database>; banTieRule: TieRule },
  answers: AnswerCache,
) {
  const { db, backgroundDb, banTieRule } = deps
  const repository = correctionRepository(db)
  const rules = seriesRules(db, banTieRule)

  servePrebuilt(app, findSeries, answers, ({ search }) => repository.findSeries(search))

  serve(app, getGame, async ({ id }) => {
    const found = await repository.findGame(id)
    if (!found) throw notFound(archiveChangeMessages.gameNotFound)
    const { seriesId, ...game } = found
    const before = game.bansEnabled ? await repository.gamesBefore(seriesId, game.number) : []
    const tieRule = await rules.findBanTie(seriesId)
    const results = await repository.findResults(id)
    return {
      ...game,
      startedAt: game.startedAt.getTime(),
      bans: game.bans.map(nameOf),
      ruleBans: bansAfter(before, game, tieRule)?.map(nameOf) ?? null,
      results: results.map((result) => ({ ...result, legends: result.legends.map(nameOf) })),
    }
  })

  serve(
    app,
    correctGameResult,
    answers.afterChange(async ({ id, revision, ...correction }, { user, log }) => {
      const isChanged = await correctResult(backgroundDb, id, correction, { by: user.id, revision })
      if (isChanged) log.info({ by: user.id, result: id }, 'result corrected')
      return succeed(isChanged ? texts.corrected : texts.unchanged)
    }),
  )

  serve(
    app,
    correctGameBans,
    answers.afterChange(async ({ id, revision, legends }, { user, log }) => {
      const isChanged = await correctBans(backgroundDb, id, legends, { by: user.id, revision })
      if (isChanged) log.info({ by: user.id, game: id }, 'bans corrected')
      return succeed(isChanged ? texts.bansCorrected : texts.unchanged)
    }),
  )

  serve(app, listCorrections, async ({ game }) => ({
    corrections: (await repository.list(game ?? null)).map((row) => ({
      ...row,
      before: inWords(row.before),
      after: inWords(row.after),
    })),
  }))
}

interface EarlierGame {
  readonly number: number
  readonly bans: readonly string[]
  readonly picks: readonly TeamPicks[]
}

/** Null if the archive doesn't have the game before. */
function bansAfter(
  games: readonly EarlierGame[],
  { number, startedAt }: { number: number; startedAt: Date },
  tieRule: TieRule,
) {
  const last = games.at(-1)
  if (last?.number !== number - 1) return null
  const earlier = games.slice(0, -1).map(({ picks }) => picks)
  const game = { bans: last.bans, bannedAfter: null, at: startedAt.getTime() }
  return bansAfterGame(game, { last: last.picks, earlier }, tieRule)
}

const nameOf = (legend: string) => findLegend(legend).name

const inWords = <Value>(value: Value | string[]) =>
  Array.isArray(value) ? value.map(nameOf) : value
