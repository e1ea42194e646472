import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getDraftReplay } from '#contract/draft/draft-replay.ts'
import type { Database } from '../db/schema.ts'
import { serve } from '../http/serve.ts'
import { roomAccess } from '../realtime/room-access.ts'
import { draftReplayRepository } from './draft-replay.repository.ts'

export function draftReplayRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const replays = draftReplayRepository(db)
  const rooms = roomAccess(db)

  serve(app, getDraftReplay, async ({ room, until = null }, { user }) => {
    await rooms.requireRole(room, user, 'view')
    return replays.read(room, until)
  })
}
