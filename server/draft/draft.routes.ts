import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  banLegend,
  changeDraftHistory,
  getDraft,
  pickLegend,
  unbanLegend,
  undoDraft,
} from '#contract/draft.ts'
import { draftMessages } from '#contract/messages/draft.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import type { Database } from '../db/schema.ts'
import { conflict } from '../http/errors.ts'
import type { LiveServer } from '../live/live.ts'
import type { Stage } from '../live/stage.ts'
import { serve, type SignedIn } from '../http/serve.ts'
import { deliverDraft } from './draft-delivery.ts'
import { createDraftService } from './draft.service.ts'

export function draftRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  live: LiveServer,
  stage: Stage,
) {
  const drafts = createDraftService(db, {
    onError: (error) => app.log.error(error, 'cleanup of the draft log failed'),
  })
  const deliver = deliverDraft(drafts, live, stage)

  const perform = async (
    request: DraftRequest,
    { id, username }: SignedIn,
    operationId: string | undefined,
  ) => {
    const sender = { user: { id, username }, operationId }
    const { state, refusal, events } = await drafts.perform(request, sender)
    deliver(events)
    if (refusal !== null) throw conflict(refusal, draftMessages.refusals[refusal])
    // A repeated operationId, or a ban of a banned legend, changes nothing.
    const message = events.length > 0 ? draftMessages.done : draftMessages.unchanged
    return { success: true as const, message, ...state }
  }

  serve(app, getDraft, () => drafts.read())
  serve(app, banLegend, async ({ legend, operationId }, { user }) =>
    perform({ type: 'ban', legend }, user, operationId),
  )
  serve(app, unbanLegend, async ({ legend, operationId }, { user }) =>
    perform({ type: 'unban', legend }, user, operationId),
  )
  serve(app, pickLegend, async ({ operationId, ...pick }, { user }) =>
    perform({ type: 'pick', ...pick }, user, operationId),
  )
  serve(app, changeDraftHistory, async ({ operationId, ...change }, { user }) => {
    const type = 'draft_history'
    return change.action === 'remove'
      ? perform({ type, action: 'remove', id: change.entry.id }, user, operationId)
      : perform({ type, ...change }, user, operationId)
  })
  serve(app, undoDraft, async ({ undoes, operationId }, { user }) =>
    perform({ type: 'undo', undoes }, user, operationId),
  )
  return { lastSent: deliver.lastSent }
}
