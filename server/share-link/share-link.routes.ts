import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { replayMessages } from '#contract/messages/replay.ts'
import { seriesPageMessages } from '#contract/messages/series-page.ts'
import { shareLinkMessages as texts } from '#contract/messages/share-link.ts'
import {
  createShareLink,
  listShareLinks,
  openReplayLink,
  openSeriesLink,
  revokeShareLink,
} from '#contract/share-link.ts'
import { findGameOf, findMid } from '../archive/current-game.ts'
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

  serve(app, listShareLinks, async ({ kind, series, game }) => ({
    links: await links.list(kind, await targetOf(db, series, game)),
  }))

  serve(app, createShareLink, async ({ kind, series, game, hours }, { user, log }) => {
    const isSeries = kind === 'series_obs'
    const isGame = kind === 'game_replay'
    if (isSeries !== (series !== null) || isGame !== (game !== null))
      throw badRequest(texts.wrongTarget)
    const target = await targetOf(db, series, game)
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

  serve(app, openReplayLink, async ({ token, isFirst }) => {
    const link = await links.open(token, 'game_replay', isFirst)
    if (typeof link === 'string') return { game: null, ended: link }
    const game = await findGameOf(db, link.target)
    return game === null ? { game, ended: 'unknown' as const } : { game, ended: null }
  })

  return live.openStage({
    open: (token) => links.open(token, 'draft_stage'),
    ended: (ids) => links.ended(ids),
  })
}

/** The first game of a series names it in every file. */
async function targetOf(
  db: Kysely<Database>,
  series: number | null,
  game: number | null,
): Promise<string> {
  if (game !== null) {
    const mid = await findMid(db, game)
    if (mid === null) throw notFound(replayMessages.notFound)
    return mid
  }
  if (series === null) return ''
  const current = await findCurrentSeries(db, series)
  const firstMid = current && (await findFirstMid(db, current))
  if (!firstMid) throw notFound(seriesPageMessages.notFound)
  return firstMid
}
