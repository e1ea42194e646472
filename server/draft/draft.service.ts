import type { Kysely } from 'kysely'
import { draftMessages } from '#contract/draft/draft.texts.ts'
import {
  applyChanges,
  decide,
  type Decision,
  type DraftChange,
  type DraftEvent,
  type DraftState,
  type DraftUser,
} from '#domain/draft/draft.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { decideUndo } from '#domain/draft/draft-undo.ts'
import type { Database } from '../db/schema.ts'
import { errorCode, UNIQUE_VIOLATION } from '../http/errors.ts'
import { draftRepository } from './draft.repository.ts'
import { draftLogRepository, type LogLimits } from './draft-log.repository.ts'
import { operationAnswers, type OperationResult } from './operation-answers.ts'
import { pruneInBackground } from './prune-in-background.ts'
import { createRoomTurns, type RoomTurn } from './room-turns.ts'
import { createWriteLimit, type WriteRate } from '../http/queue/write-limit.ts'

/** Who sends an operation, and the id it has when it is sent again. */
export interface Sender {
  user: DraftUser
  operationId: string | undefined
  /** Decides instead of the usual rules. */
  decide?: typeof decide
}

/** Where an operation belongs. */
interface Place {
  room: number
  /** For a reset: the draft before it becomes a finished room with this name. */
  fileAs?: string | undefined
}

interface Operation extends Place, Sender {
  request: DraftRequest
}

interface ServiceOptions {
  writeRate?: WriteRate | undefined
  logLimits?: LogLimits | undefined
  onError?: ((error: unknown) => void) | undefined
}

/** The row of an operation, roughly. */
const OPERATION_BYTES = 200
/** The entry of a game is also stored in the history. */
const EVENT_COPIES = 2

/** Decides operations on the drafts of all rooms: in each room one at a time on this server, in commit order on all. */
export function createDraftService(
  db: Kysely<Database>,
  { writeRate, logLimits, onError = () => {} }: ServiceOptions = {},
) {
  const drafts = draftRepository(db)
  const writeLimit = createWriteLimit(draftMessages.tooMuchWritten, writeRate)
  const countWrites = pruneInBackground(draftLogRepository(db, logLimits), onError)
  const turns = createRoomTurns()

  const { read, answerReplay, answerFinished } = operationAnswers(drafts)

  /** Null if another server wrote the draft first. */
  async function attempt(turn: RoomTurn, operation: Operation): Promise<OperationResult | null> {
    const { request, user, room, fileAs } = operation
    const { state, writtenBy, isFinished } = turn.known ?? (await read(room))
    turn.known = null
    if (isFinished) return answerFinished(operation)
    const decision =
      request.type === 'undo'
        ? await decideUndoOf(drafts, state, { room, userId: user.id, undoes: request.undoes })
        : (operation.decide ?? decide)(state, request, user)
    const changes = 'changes' in decision ? markFiled(decision.changes, fileAs) : []
    const refusal = 'refusal' in decision ? decision.refusal : null
    const events = eventsOf(changes, state.version, operation)
    const next = applyChanges(state, changes)
    const json = JSON.stringify(events)
    const isFiled = fileAs !== undefined && events.length > 0
    // Before it is written: an operation that turns out to be decided already leaves dead rows too.
    writeLimit.spend(user.id, OPERATION_BYTES + (EVENT_COPIES + Number(isFiled)) * json.length)
    const undoes = request.type === 'undo' && refusal === null ? request.undoes : null
    const { operationId } = operation
    const filed = { fileAs: isFiled ? fileAs : null, before: state, next }
    const written = { count: events.length, events: json, refusal, undoes, ...filed }
    const saved = await drafts.save(writtenBy, { room, user, operationId, ...written })
    if (saved === null) return null
    countWrites(1 + events.length)
    turn.known = { state: next, writtenBy: saved, isFinished }
    return { state: next, refusal, events }
  }

  async function decideOnce(turn: RoomTurn, operation: Operation): Promise<OperationResult> {
    writeLimit.requireBalance(operation.user.id)
    for (;;) {
      try {
        const result = await attempt(turn, operation)
        if (result) return result
      } catch (error) {
        const replayed =
          errorCode(error) === UNIQUE_VIOLATION ? await answerReplay(operation) : null
        if (!replayed) throw error
        return replayed
      }
    }
  }

  return {
    read: async (room: number) => (await read(room)).state,

    /** Whether the operation was decided before, so it changes nothing more. */
    isDecided: async (userId: number, operationId: string | undefined): Promise<boolean> =>
      operationId !== undefined && (await drafts.findOperation(userId, operationId)) !== undefined,

    eventsAfter: (...rooms: Parameters<typeof drafts.eventsAfter>) => drafts.eventsAfter(...rooms),

    /**
     * Decides an operation once, however often it is sent. Refusals are stored too: a late retry must not be accepted
     * after the draft has changed.
     */
    perform: (request: DraftRequest, sender: Sender, place: Place = { room: DEFAULT_ROOM }) =>
      turns.run(place.room, (turn) => decideOnce(turn, { request, ...sender, ...place })),
  }
}

async function decideUndoOf(
  drafts: ReturnType<typeof draftRepository>,
  state: DraftState,
  { room, userId, undoes }: { room: number; userId: number; undoes: string },
): Promise<Decision> {
  const target = await drafts.findOperation(userId, undoes)
  if (!target || target.is_undone || target.room_id !== room) return { refusal: 'nothing_to_undo' }
  const own = await drafts.eventsBetween(room, target.first_version, target.version)
  // Half of an operation can't be undone: some of its events are too old to be stored.
  if (own.length <= target.version - target.first_version) return { refusal: 'nothing_to_undo' }
  const others = await drafts.eventsOfOthersAfter(room, target.version, userId)
  return decideUndo(state, own, others)
}

/** Others read that a new series started, and not that the draft was reset. */
const markFiled = (
  changes: readonly DraftChange[],
  filedAs: string | undefined,
): readonly DraftChange[] =>
  filedAs === undefined
    ? changes
    : changes.map((change) =>
        change.type === 'draft_history' && change.action === 'reset'
          ? { ...change, filedAs }
          : change,
      )

export type DraftService = ReturnType<typeof createDraftService>

const eventsOf = (
  changes: readonly DraftChange[],
  before: number,
  { user, operationId }: Sender,
): DraftEvent[] =>
  changes.map((change, index) => ({
    ...change,
    version: before + 1 + index,
    user,
    operationId,
    remaining: changes.length - 1 - index,
  }))
