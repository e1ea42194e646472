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
import { limitConcurrency } from '../http/limit-concurrency.ts'
import { errorCode, UNIQUE_VIOLATION } from '../http/errors.ts'
import { draftRepository, type StoredDraft } from './draft.repository.ts'

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

/** Decides operations on the shared draft, one at a time on this server and in commit order on all servers. */
export function createDraftService(db: Kysely<Database>) {
  const drafts = draftRepository(db)
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
        ? await decideUndoOf(state, sender.user.id, request.undoes)
        : decide(state, request, sender.user)
    const changes = 'changes' in decision ? decision.changes : []
    const refusal = 'refusal' in decision ? decision.refusal : null
    const events = eventsOf(changes, state.version, sender)
    const next = applyChanges(state, changes)
    const undoes = request.type === 'undo' && refusal === null ? request.undoes : null
    const operation = { ...sender, before: state, next, events, refusal, undoes }
    const saved = await drafts.save(writtenBy, operation)
    if (saved === null) return null
    known = { state: next, writtenBy: saved }
    return { state: next, refusal, events }
  }

  async function decideUndoOf(
    state: DraftState,
    userId: number,
    undoes: string,
  ): Promise<Decision> {
    const target = await drafts.findOperation(userId, undoes)
    if (!target || target.is_undone) return { refusal: 'nothing_to_undo' }
    const own = await drafts.eventsBetween(target.first_version, target.version)
    const others = await drafts.eventsOfOthersAfter(target.version, userId)
    return decideUndo(state, own, others)
  }

  async function answerReplay({ user, operationId = '' }: Sender): Promise<OperationResult> {
    const earlier = await drafts.findOperation(user.id, operationId)
    if (!earlier) throw new Error('An operation is stored twice but cannot be found.')
    const { state } = await drafts.read()
    return { state, refusal: earlier.refusal, events: [] }
  }

  async function decideOnce(request: DraftRequest, sender: Sender): Promise<OperationResult> {
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
