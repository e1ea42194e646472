import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import type { DraftEvent, DraftRefusal, DraftState, DraftUser } from '#domain/draft/draft.ts'
import { conflict } from '../http/errors.ts'
import { roomMissing } from '../realtime/room-access.ts'
import type { draftRepository, StoredDraft } from './draft.repository.ts'

export interface OperationResult {
  state: DraftState
  /** Null if the operation was accepted. */
  refusal: DraftRefusal | null
  /** What it changed; empty if it was decided before. */
  events: readonly DraftEvent[]
}

interface SentOperation {
  user: DraftUser
  operationId: string | undefined
  room: number
}

/** Answers to operations that change nothing any more. */
export function operationAnswers(drafts: ReturnType<typeof draftRepository>) {
  const read = async (room: number): Promise<StoredDraft> => {
    const stored = await drafts.read(room)
    if (!stored) throw roomMissing()
    return stored
  }

  /** Null if the operation is new. */
  const answerReplay = async (operation: SentOperation): Promise<OperationResult | null> => {
    const { user, operationId, room } = operation
    const earlier = operationId && (await drafts.findOperation(user.id, operationId))
    if (!earlier) return null
    if (earlier.room_id !== room) throw conflict('other_room', draftRoomMessages.otherRoom)
    const { state } = await read(room)
    return { state, refusal: earlier.refusal, events: [] }
  }

  return {
    read,
    answerReplay,

    /** What was decided before the room was finished is still answered. */
    answerFinished: async (operation: SentOperation): Promise<OperationResult> => {
      const replayed = await answerReplay(operation)
      if (replayed) return replayed
      throw conflict('room_finished', draftRoomMessages.isFinished)
    },
  }
}
