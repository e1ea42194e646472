import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getRoomResults, saveRoomResult } from '#contract/draft/draft-result.ts'
import { draftResultMessages as texts } from '#contract/draft/draft-result.texts.ts'
import type { Database } from '../../db/schema.ts'
import { serve, succeed } from '../../http/serve.ts'
import { roomAccess, roomMissing } from '../../realtime/room-access.ts'
import { draftResultRepository } from './draft-result.repository.ts'
import { draftRoomRepository } from './draft-room.repository.ts'

export function draftResultRoutes(app: FastifyInstance, db: Kysely<Database>, homeTeam: string) {
  const results = draftResultRepository(db, homeTeam)
  const rooms = draftRoomRepository(db)
  const access = roomAccess(db)

  serve(app, getRoomResults, async ({ id }, { user }) => {
    await access.requireRole(id, user, 'view')
    const room = await rooms.find(id)
    if (!room) throw roomMissing()
    const known = (await results.list([room])).get(id) ?? []
    return { results: known.filter(({ entered, archive }) => entered !== null || archive !== null) }
  })

  serve(app, saveRoomResult, async ({ id, game, ...result }, { user }) => {
    await access.requireRole(id, user, 'edit')
    await results.save(id, game, result, user.id)
    return succeed(texts.saved)
  })
}
