import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { webhookMessages as texts } from '#contract/series/webhook.texts.ts'
import { outgoingMessages } from '#contract/base/outgoing.texts.ts'
import { lookDelay } from '#domain/archive/match-link.ts'
import type { Database } from '../../db/schema.ts'
import { runWhenWoken } from '../../realtime/run-when-woken.ts'
import { originsByHost } from '../../http/outgoing/allowed-host.ts'
import {
  OutgoingError,
  type OutgoingLimits,
  sendOutgoing,
} from '../../http/outgoing/outgoing-request.ts'
import type { DescribeSeries } from './game-post.ts'
import { type DueWebhook, webhookRepository } from './webhook.repository.ts'

/** How often the table is searched for new games. */
const SEARCH_MS = 5000
/** After the first failure; it doubles. */
const RETRY_S = 10
/** Whatever a host asks for. */
const MAX_WAIT_S = 15 * 60

const LIMITS: OutgoingLimits = { timeMs: 10_000, bytes: 1024 * 1024 }
/** Discord: no previews of addresses. */
const SUPPRESS_EMBEDS = 4

interface Posting {
  db: Kysely<Database>
  hosts: readonly string[]
  describe: DescribeSeries
  logger: FastifyBaseLogger
  limits?: OutgoingLimits
}

/** Posts the last game of every series that has a webhook and a new game. */
export function gamePoster({ db, hosts, describe, logger, limits = LIMITS }: Posting) {
  const webhooks = webhookRepository(db)
  const allowed = originsByHost(hosts)
  const stopping = new AbortController()

  const post = async ({ series, url, hasFinish }: DueWebhook) => {
    const to = new URL(url)
    if (allowed.get(to.host) !== to.origin) throw new OutgoingError(texts.hostNotAllowed(to.host))
    const { game, post: content } = await describe(series, { hasFinish })
    const json = { content, flags: SUPPRESS_EMBEDS, allowed_mentions: { parse: [] } }
    const { status, retryAfterS } = await sendOutgoing(to, { json, stop: stopping.signal, limits })
    if (status >= 200 && status < 300) return { game, retryAfterS: null }
    return { game, retryAfterS, fault: outgoingMessages.status(to.host, status) }
  }

  const postAndSettle = async (due: DueWebhook) => {
    const usualS = lookDelay(RETRY_S, due.failures)
    try {
      const { game, retryAfterS, fault = '' } = await post(due)
      if (retryAfterS === null) await webhooks.sent(due, game)
      else await webhooks.failed(due, fault, Math.min(Math.max(usualS, retryAfterS), MAX_WAIT_S))
    } catch (error) {
      if (stopping.signal.aborted) return
      const fault = error instanceof OutgoingError ? error.message : texts.postFailed
      if (!(error instanceof OutgoingError)) logger.error(error, 'a game could not be posted')
      await webhooks.failed(due, fault, usualS)
    }
  }

  return {
    async postDue() {
      await webhooks.removeOld()
      while (!stopping.signal.aborted) {
        const due = await webhooks.claim()
        if (!due) return
        await postAndSettle(due)
      }
    },
    stop: () => stopping.abort(),
  }
}

/** Posts games until the returned function is called. */
export function postGames(options: Posting) {
  const poster = gamePoster(options)
  const { wake, settled } = runWhenWoken(
    () => poster.postDue(),
    (error) => options.logger.error(error, 'posting games failed'),
  )
  const timer = setInterval(wake, SEARCH_MS)
  return async () => {
    clearInterval(timer)
    poster.stop()
    await settled()
  }
}
