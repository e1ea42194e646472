import type { FastifyInstance } from 'fastify'
import {
  banLegend,
  changeDraftHistory,
  getDraft,
  pickLegend,
  unbanLegend,
  undoDraft,
} from '#contract/draft/draft.ts'
import { startNewSeries } from '#contract/draft/draft-room.ts'
import { draftMessages } from '#contract/draft/draft.texts.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { conflict } from '../http/errors.ts'
import type { LiveServer } from '../realtime/live.ts'
import { announceRoomUpdate, deliverRoomUpdates, roomAccess } from '../realtime/room-access.ts'
import type { Stage } from '../realtime/stage.ts'
import { serve, type SignedIn, succeed } from '../http/serve.ts'
import { deliverDraft } from './draft-delivery.ts'
import { draftReplayRoutes } from './draft-replay.routes.ts'
import { createDraftService, type DraftService, type Sender } from './draft.service.ts'
import { roomDescriber } from './room/describe-room.ts'
import { draftResultRoutes } from './room/draft-result.routes.ts'
import { requireRoomQuota } from './room/draft-room.repository.ts'
import { matchRoutes } from './room/match.routes.ts'
import { draftRoomRoutes, type RoomDeps } from './room/draft-room.routes.ts'

export type DraftPerformer = Pick<ReturnType<typeof draftRoutes>, 'read' | 'perform'>

export function draftRoutes(app: FastifyInstance, deps: RoomDeps, live: LiveServer, stage: Stage) {
  const { db, homeTeam } = deps
  const drafts = createDraftService(db, {
    onError: (error) => app.log.error(error, 'cleanup of the draft log failed'),
  })
  const deliver = deliverDraft(drafts, live, { stage, describeRoom: roomDescriber(db, homeTeam) })
  const rooms = roomAccess(db)

  const perform = async (
    request: DraftRequest,
    user: SignedIn,
    { operationId, ...place }: OperationFields,
  ) => {
    await rooms.requireRole(place.room, user, 'edit')
    const sender = { user: { id: user.id, username: user.username }, operationId }
    const { state, refusal, events } = await drafts.perform(request, sender, place)
    deliver(place.room, events)
    if (refusal !== null) throw conflict(refusal, draftMessages.refusals[refusal])
    // A repeated operationId, or a ban of a banned legend, changes nothing.
    const message = events.length > 0 ? draftMessages.done : draftMessages.unchanged
    return { success: true as const, message, ...state }
  }

  serve(app, getDraft, async ({ room }, { user }) => {
    await rooms.requireRole(room, user, 'view')
    return drafts.read(room)
  })
  serve(app, banLegend, async ({ legend, ...fields }, { user }) =>
    perform({ type: 'ban', legend }, user, fields),
  )
  serve(app, unbanLegend, async ({ legend, ...fields }, { user }) =>
    perform({ type: 'unban', legend }, user, fields),
  )
  serve(app, pickLegend, async ({ legend, action, ...fields }, { user }) =>
    perform({ type: 'pick', legend, action }, user, fields),
  )
  serve(app, changeDraftHistory, async ({ room, operationId, ...change }, { user }) => {
    const type = 'draft_history'
    const fields = { room, operationId }
    return change.action === 'remove'
      ? perform({ type, action: 'remove', id: change.entry.id }, user, fields)
      : perform({ type, ...change }, user, fields)
  })
  serve(app, undoDraft, async ({ undoes, ...fields }, { user }) =>
    perform({ type: 'undo', undoes }, user, fields),
  )
  draftReplayRoutes(app, db)
  serveRooms(app, deps, drafts, perform)
  draftResultRoutes(app, db, homeTeam)
  deliverRoomUpdates(live, deliver.sendStage)
  return performer(drafts, deliver)
}

/** What else rooms change in their drafts. */
function serveRooms(
  app: FastifyInstance,
  deps: RoomDeps,
  drafts: Pick<DraftService, 'isDecided'>,
  perform: (
    request: DraftRequest,
    user: SignedIn,
    fields: OperationFields,
  ) => Promise<{ message: string }>,
) {
  const { db } = deps
  const ban = (room: number, legend: string, user: SignedIn) =>
    perform({ type: 'ban', legend: findLegend(legend).snake }, user, { room })
  const file = async (room: number, fileAs: string, user: SignedIn, operationId?: string) => {
    // Sent again, it files nothing more.
    if (!(await drafts.isDecided(user.id, operationId))) await requireRoomQuota(db, user.id)
    const reset = { type: 'draft_history', action: 'reset' } as const
    return perform(reset, user, { room, operationId, fileAs })
  }
  serve(app, startNewSeries, async ({ id: room, name, operationId }, { user }) => {
    const { message } = await file(room, name, user, operationId)
    await announceRoomUpdate(db, room)
    return succeed(message)
  })
  draftRoomRoutes(app, deps, ban)
  matchRoutes(app, deps, { ban, file })
}

/** For others who change a draft, such as a live game. */
const performer = (drafts: DraftService, deliver: ReturnType<typeof deliverDraft>) => ({
  lastSent: deliver.lastSent,
  read: (room: number) => drafts.read(room),
  perform: async (room: number, request: DraftRequest, sender: Sender) => {
    const result = await drafts.perform(request, sender, { room })
    deliver(room, result.events)
    return result
  },
})

interface OperationFields {
  room: number
  operationId?: string | undefined
  fileAs?: string | undefined
}
