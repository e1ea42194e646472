import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getBanRule, saveBanRule } from '#contract/catalog/ban-rule.ts'
import { banRuleMessages as texts } from '#contract/catalog/ban-rule.texts.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { Database } from '../db/schema.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import { serve, succeed } from '../http/serve.ts'
import { settingRepository } from './setting.repository.ts'

export function banRuleRoutes(
  app: FastifyInstance,
  deps: { db: Kysely<Database>; backgroundDb: Kysely<Database>; banTieRule: TieRule },
  answers: AnswerCache,
) {
  const settings = settingRepository(deps.db)

  serve(app, getBanRule, async () => ({ tieRule: await settings.findTieRule(deps.banTieRule) }))

  serve(
    app,
    saveBanRule,
    answers.afterChange(async ({ tieRule }, { user, log }) => {
      await settingRepository(deps.backgroundDb).saveTieRule(tieRule, user.id)
      log.info({ by: user.id, tieRule }, 'ban rule changed')
      return succeed(texts.saved)
    }),
  )
}
