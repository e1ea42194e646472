import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { seriesPageMessages } from '#contract/messages/series-page.ts'
import { webhookMessages as texts } from '#contract/messages/webhook.ts'
import { getWebhook, removeWebhook, setWebhook } from '#contract/webhook.ts'
import { findCurrentSeries, findFirstMid } from '../archive/current-series.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { originsByHost } from '../http/outgoing/allowed-host.ts'
import type { DescribeSeries } from './game-post.ts'
import { webhookRepository } from './webhook.repository.ts'

interface Deps {
  db: Kysely<Database>
  webhookHosts?: readonly string[]
}

export function webhookRoutes(
  app: FastifyInstance,
  { db, webhookHosts = [] }: Deps,
  describe: DescribeSeries,
) {
  const webhooks = webhookRepository(db)
  const allowed = originsByHost(webhookHosts)

  const requireSeries = async (asked: number) => {
    const id = await findCurrentSeries(db, asked)
    const firstMid = id && (await findFirstMid(db, id))
    if (!id || !firstMid) throw notFound(seriesPageMessages.notFound)
    return { id, firstMid }
  }

  serve(app, getWebhook, async ({ id: asked }) => {
    const { id, firstMid } = await requireSeries(asked)
    const { post } = await describe(id)
    return { hosts: [...allowed.keys()], webhook: await webhooks.find(firstMid), preview: post }
  })

  serve(app, setWebhook, async ({ id, url }, { user, log }) => {
    if (allowed.size === 0) throw conflict('webhooks_off', texts.off)
    const to = URL.parse(url.trim())
    if (!to || !/^https?:$/.test(to.protocol) || to.username || to.password)
      throw badRequest(texts.badAddress, 'bad_address')
    if (allowed.get(to.host) !== to.origin)
      throw badRequest(texts.hostNotAllowed(to.host), 'host_not_allowed')
    const { id: current, firstMid } = await requireSeries(id)
    const { game: lastGame } = await describe(current)
    await webhooks.set({ firstMid, lastGame, url: to.href, by: user.id })
    log.info({ by: user.id, series: id, host: to.host }, 'webhook set')
    return succeed(texts.saved)
  })

  serve(app, removeWebhook, async ({ id }, { user, log }) => {
    const { firstMid } = await requireSeries(id)
    if (!(await webhooks.remove(firstMid))) throw notFound(texts.gone)
    log.info({ by: user.id, series: id }, 'webhook removed')
    return succeed(texts.removed)
  })
}
