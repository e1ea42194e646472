import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { liveFeedMessages } from '#contract/live-match/live-feed.texts.ts'
import { seriesPageMessages } from '#contract/series/series-page.texts.ts'
import { webhookMessages as texts } from '#contract/series/webhook.texts.ts'
import {
  getFeedWebhook,
  getWebhook,
  removeFeedWebhook,
  removeWebhook,
  setFeedWebhook,
  setWebhook,
} from '#contract/series/webhook.ts'
import { findCurrentSeries, findFirstMid } from '../../archive/current-series.ts'
import type { Database } from '../../db/schema.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { serve, type SignedIn, succeed } from '../../http/serve.ts'
import { originsByHost } from '../../http/outgoing/allowed-host.ts'
import type { DescribeSeries } from './game-post.ts'
import { webhookRepository, type WebhookTarget } from './webhook.repository.ts'

interface Deps {
  db: Kysely<Database>
  webhookHosts?: readonly string[]
}

/** What a webhook posts about: null before the first game of a feed. */
interface Subject {
  readonly target: WebhookTarget
  readonly series: number | null
}

export function webhookRoutes(app: FastifyInstance, deps: Deps, describe: DescribeSeries) {
  const { db, webhookHosts = [] } = deps
  const webhooks = webhookRepository(db)
  const allowed = originsByHost(webhookHosts)

  const requireSeries = async (asked: number): Promise<Subject> => {
    const series = await findCurrentSeries(db, asked)
    const firstMid = series && (await findFirstMid(db, series))
    if (!series || !firstMid) throw notFound(seriesPageMessages.notFound)
    return { target: { firstMid, feed: null }, series }
  }
  const requireFeed = async (feed: number): Promise<Subject> => {
    const known = await db
      .selectFrom('live_feed')
      .select('id')
      .where('id', '=', feed)
      .executeTakeFirst()
    if (!known) throw notFound(liveFeedMessages.gone)
    return { target: { firstMid: null, feed }, series: await webhooks.lastSeriesOf(feed) }
  }

  const show = async ({ target, series }: Subject) => {
    const webhook = await webhooks.find(target)
    const content = { hasFinish: webhook?.hasFinish ?? false }
    return {
      hosts: [...allowed.keys()],
      webhook,
      preview: series === null ? texts.nothingPlayed : (await describe(series, content)).post,
    }
  }
  const set = async (
    { target, series }: Subject,
    wanted: { readonly url: string; readonly hasFinish: boolean },
    user: SignedIn,
  ) => {
    const url = readAddress(wanted.url, allowed)
    // A feed posts every game after this moment, whatever its number.
    const lastGame =
      target.feed === null && series !== null
        ? (await describe(series, { hasFinish: false })).game
        : 0
    await webhooks.set({ target, lastGame, url, hasFinish: wanted.hasFinish, by: user.id })
    app.log.info({ by: user.id, ...target, host: new URL(url).host }, 'webhook set')
    return succeed(texts.saved)
  }
  const remove = async (target: WebhookTarget, user: SignedIn) => {
    if (!(await webhooks.remove(target))) throw notFound(texts.gone)
    app.log.info({ by: user.id, ...target }, 'webhook removed')
    return succeed(texts.removed)
  }

  serve(app, getWebhook, async ({ id }) => show(await requireSeries(id)))
  serve(app, setWebhook, async ({ id, ...wanted }, { user }) =>
    set(await requireSeries(id), wanted, user),
  )
  serve(app, removeWebhook, async ({ id }, { user }) =>
    remove((await requireSeries(id)).target, user),
  )
  serve(app, getFeedWebhook, async ({ id }) => show(await requireFeed(id)))
  serve(app, setFeedWebhook, async ({ id, ...wanted }, { user }) =>
    set(await requireFeed(id), wanted, user),
  )
  serve(app, removeFeedWebhook, ({ id }, { user }) => remove({ firstMid: null, feed: id }, user))
}

function readAddress(url: string, allowed: ReadonlyMap<string, string>): string {
  if (allowed.size === 0) throw conflict('webhooks_off', texts.off)
  const to = URL.parse(url.trim())
  if (!to || !/^https?:$/.test(to.protocol) || to.username || to.password)
    throw badRequest(texts.badAddress, 'bad_address')
  if (allowed.get(to.host) !== to.origin)
    throw badRequest(texts.hostNotAllowed(to.host), 'host_not_allowed')
  return to.href
}
