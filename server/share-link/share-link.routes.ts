import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { shareLinkMessages as texts } from '#contract/messages/share-link.ts'
import { createShareLink, listShareLinks, revokeShareLink } from '#contract/share-link.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../http/errors.ts'
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

  serve(app, listShareLinks, async () => ({ links: await links.list('draft_stage') }))

  serve(app, createShareLink, async ({ kind, hours }, { user, log }) => {
    const expiresAt = new Date(Date.now() + hours * HOUR_MS)
    const { link, token } = await links.create({ kind, expiresAt, by: user.id })
    log.info({ by: user.id, link: link.id, hours }, 'view link created')
    return { ...succeed(texts.created), link, token }
  })

  serve(app, revokeShareLink, async ({ id }, { user, log }) => {
    if (!(await links.revoke(id))) throw notFound(texts.notFound)
    log.info({ by: user.id, link: id }, 'view link turned off')
    return succeed(texts.revoked)
  })

  return live.openStage({
    open: (token) => links.open(token, 'draft_stage'),
    ended: (ids) => links.ended(ids),
  })
}
