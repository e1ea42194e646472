import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { seriesPageMessages } from '#contract/messages/series-page.ts'
import { shareLinkMessages as texts } from '#contract/messages/share-link.ts'
import {
  createShareLink,
  listShareLinks,
  openSeriesLink,
  revokeShareLink,
} from '#contract/share-link.ts'
import { findCurrentSeries, findFirstMid, findSeriesOf } from '../archive/current-series.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import type { LiveServer } from '../live/live.ts'
import type { Stage } from '../live/stage.ts'
import { shareLinkRepository } from './share-link.repository.ts'

const HOUR_MS = 60 * 60 * 1000

/** Returns those who watch the draft by a link. */
export function shareLinkRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  live: LiveServer,
): Stage {
  const links = shareLinkRepository(db)

  serve(app, listShareLinks, async ({ kind, series }) => ({
    links: await links.list(kind, await targetOf(db, series)),
  }))

  serve(app, createShareLink, async ({ kind, series, hours }, { user, log }) => {
    if ((kind === 'series_obs') !== (series !== null)) throw badRequest(texts.wrongTarget)
    const target = await targetOf(db, series)
    const expiresAt = new Date(Date.now() + hours * HOUR_MS)
    const { link, token } = await links.create({ kind, target, expiresAt, by: user.id })
    log.info({ by: user.id, link: link.id, hours }, 'view link created')
    return { ...succeed(texts.created), link, token }
  })

  serve(app, revokeShareLink, async ({ id }, { user, log }) => {
    if (!(await links.revoke(id))) throw notFound(texts.notFound)
    log.info({ by: user.id, link: id }, 'view link turned off')
    return succeed(texts.revoked)
  })

  serve(app, openSeriesLink, async ({ token, isFirst }) => {
    const link = await links.open(token, 'series_obs', isFirst)
    if (typeof link === 'string') return { series: null, ended: link }
    const series = await findSeriesOf(db, link.target)
    return series === null ? { series, ended: 'unknown' as const } : { series, ended: null }
  })

  return live.openStage({
    open: (token) => links.open(token, 'draft_stage'),
    ended: (ids) => links.ended(ids),
  })
}

/** The first game of a series names it in every file. */
async function targetOf(db: Kysely<Database>, series: number | null): Promise<string> {
  if (series === null) return ''
  const current = await findCurrentSeries(db, series)
  const firstMid = current && (await findFirstMid(db, current))
  if (!firstMid) throw notFound(seriesPageMessages.notFound)
  return firstMid
}
