import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { answerDraftAsk, getDraftFollow, setDraftFollow } from '#contract/draft-follow.ts'
import { draftMessages } from '#contract/messages/draft.ts'
import { draftFollowMessages as texts } from '#contract/messages/draft-follow.ts'
import type { DraftOperation, DraftRefusal, DraftUser } from '#domain/draft/draft.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { draftFollowRepository } from './draft-follow.repository.ts'

/** Does something in the draft for a user. */
type PerformFor = (
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

  serve(app, getDraftFollow, () => follow.read())

  serve(app, setDraftFollow, async ({ isOn }, { user, log }) => {
    await follow.save(isOn, user.id)
    log.info({ by: user.id, isOn }, 'following live games switched')
    return succeed(isOn ? texts.switchedOn : texts.switchedOff)
  })

  serve(app, answerDraftAsk, async ({ operationId, isAccepted }, { user }) => {
    const operation = await follow.findOpen(operationId)
    if (!operation) throw notFound(texts.gone)
    // The session also has the hash of its token and the role, which must not be stored with the change.
    const by = { id: user.id, username: user.username }
    // Before the question is closed: a change that fails can be accepted again, and its id lets it happen once.
    const refusal = isAccepted ? (await performFor(operation, by, operationId)).refusal : null
    if (refusal !== null) throw conflict(refusal, draftMessages.refusals[refusal])
    await follow.close(operationId, user.id)
    return succeed(isAccepted ? texts.accepted : texts.dismissed)
  })
}
