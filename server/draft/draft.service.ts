import type { Kysely } from 'kysely'
import {
  applyChanges,
  decide,
  type Decision,
  type DraftChange,
  type DraftEvent,
  type DraftRefusal,
  type DraftState,
  type DraftUser,
} from '#domain/draft/draft.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { decideUndo } from '#domain/draft/draft-undo.ts'
import type { Database } from '../db/schema.ts'
import { limitConcurrency } from '../http/queue/limit-concurrency.ts'
import { errorCode, UNIQUE_VIOLATION } from '../http/errors.ts'
import { draftRepository, type StoredDraft } from './draft.repository.ts'
import { draftLogRepository, type LogLimits } from './draft-log.repository.ts'
import { pruneInBackground } from './prune-in-background.ts'
import { createWriteLimit, type WriteRate } from './write-limit.ts'

export interface OperationResult {
  state: DraftState
  /** Null if the operation was accepted. */
  refusal: DraftRefusal | null
  /** What it changed; empty if it was decided before. */
  events: readonly DraftEvent[]
}

/** Who sends an operation, and the id it has when it is sent again. */
interface Sender {
  user: DraftUser
  operationId: string | undefined
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

/** Decides operations on the shared draft, one at a time on this server and in commit order on all servers. */
export function createDraftService(
  db: Kysely<Database>,
  { writeRate, logLimits, onError = () => {} }: ServiceOptions = {},
) {
  const drafts = draftRepository(db)
  const writeLimit = createWriteLimit(writeRate)
  const countWrites = pruneInBackground(draftLogRepository(db, logLimits), onError)
  // PostgreSQL would queue them too, at the draft's row, but each would hold a connection that other requests need.
  const inTurn = limitConcurrency(1)
  /** The draft as this server last wrote it. A write fails if another server wrote since. */
  let known: StoredDraft | null = null

  /** Null if another server wrote the draft first. */
  async function attempt(request: DraftRequest, sender: Sender): Promise<OperationResult | null> {
    const { state, writtenBy } = known ?? (await drafts.read())
    known = null
    const decision =
      request.type === 'undo'
        ? await decideUndoOf(drafts, state, { userId: sender.user.id, undoes: request.undoes })
        : decide(state, request, sender.user)
    const changes = 'changes' in decision ? decision.changes : []
    const refusal = 'refusal' in decision ? decision.refusal : null
    const events = eventsOf(changes, state.version, sender)
    const next = applyChanges(state, changes)
    const undoes = request.type === 'undo' && refusal === null ? request.undoes : null
    const json = JSON.stringify(events)
    const operation = { ...sender, before: state, next, count: events.length, events: json }
    // Before it is written: an operation that turns out to be decided already leaves dead rows too.
    writeLimit.spend(sender.user.id, OPERATION_BYTES + EVENT_COPIES * json.length)
    const saved = await drafts.save(writtenBy, { ...operation, refusal, undoes })
    if (saved === null) return null
    countWrites(1 + events.length)
    known = { state: next, writtenBy: saved }
    return { state: next, refusal, events }
  }

  async function answerReplay({ user, operationId = '' }: Sender): Promise<OperationResult> {
    const earlier = await drafts.findOperation(user.id, operationId)
    if (!earlier) throw new Error('An operation is stored twice but cannot be found.')
    const { state } = await drafts.read()
    return { state, refusal: earlier.refusal, events: [] }
  }

  async function decideOnce(request: DraftRequest, sender: Sender): Promise<OperationResult> {
    writeLimit.requireRoom(sender.user.id)
    for (;;) {
      try {
        const result = await attempt(request, sender)
        if (result) return result
      } catch (error) {
        if (errorCode(error) !== UNIQUE_VIOLATION) throw error
        return answerReplay(sender)
      }
    }
  }

  return {
    read: async () => (await drafts.read()).state,

    eventsAfter: (version: number, limit: number) => drafts.eventsAfter(version, limit),

    /**
     * Decides an operation once, however often it is sent. Refusals are stored too: a late retry must not be accepted
     * after the draft has changed.
     */
    perform: (request: DraftRequest, sender: Sender) => inTurn(() => decideOnce(request, sender)),
  }
}

async function decideUndoOf(
  drafts: ReturnType<typeof draftRepository>,
  state: DraftState,
  { userId, undoes }: { userId: number; undoes: string },
): Promise<Decision> {
  const target = await drafts.findOperation(userId, undoes)
  if (!target || target.is_undone) return { refusal: 'nothing_to_undo' }
  const own = await drafts.eventsBetween(target.first_version, target.version)
  // Half of an operation can't be undone: some of its events are too old to be stored.
  if (own.length <= target.version - target.first_version) return { refusal: 'nothing_to_undo' }
  const others = await drafts.eventsOfOthersAfter(target.version, userId)
  return decideUndo(state, own, others)
}

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
