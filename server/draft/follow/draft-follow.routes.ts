import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { answerDraftAsk, getDraftFollow, setDraftFollow } from '#contract/draft/draft-follow.ts'
import { draftMessages } from '#contract/draft/draft.texts.ts'
import { draftFollowMessages as texts } from '#contract/draft/draft-follow.texts.ts'
import type { DraftOperation, DraftRefusal, DraftUser } from '#domain/draft/draft.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { serve, succeed } from '../../http/serve.ts'
import { roomAccess } from '../../realtime/room-access.ts'
import { draftFollowRepository } from './draft-follow.repository.ts'

/** Does something in the draft for a user. */
type PerformFor = (
  room: number,
  operation: DraftOperation,
  user: DraftUser,
  operationId: string,
) => Promise<{ refusal: DraftRefusal | null }>

export function draftFollowRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  performFor: PerformFor,
) {
  const follow = draftFollowRepository(db)

  const rooms = roomAccess(db)

  serve(app, getDraftFollow, async ({ room }, { user }) => {
    await rooms.requireRole(room, user, 'view')
    return follow.read(room)
  })

  serve(app, setDraftFollow, async ({ room, isOn, feed }, { user, log }) => {
    await rooms.requireRole(room, user, 'edit')
    if (!(await follow.save(room, isOn, feed, user.id))) throw notFound(texts.feedGone)
    log.info({ by: user.id, room, isOn, feed }, 'following live games switched')
    return succeed(isOn ? texts.switchedOn : texts.switchedOff)
  })

  serve(app, answerDraftAsk, async ({ room, operationId, isAccepted }, { user }) => {
    await rooms.requireRole(room, user, 'edit')
    const operation = await follow.findOpen(room, operationId)
    if (!operation) throw notFound(texts.gone)
    // The session also has the hash of its token and the role, which must not be stored with the change.
    const by = { id: user.id, username: user.username }
    // Before the question is closed: a change that fails can be accepted again, and its id lets it happen once.
    const refusal = isAccepted ? (await performFor(room, operation, by, operationId)).refusal : null
    if (refusal !== null) throw conflict(refusal, draftMessages.refusals[refusal])
    await follow.close(room, operationId, user.id)
    return succeed(isAccepted ? texts.accepted : texts.dismissed)
  })
}
