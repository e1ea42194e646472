import {
  applyChange,
  applyChanges,
  decide,
  type DraftEvent,
  type DraftOperation,
  type DraftState,
  type DraftUser,
  EMPTY_DRAFT,
} from './draft.ts'
import { insertInOrder } from '../base/list.ts'

/** The requests a client can send. An undo contains the operationId of what it reverts. */
export type DraftRequest = DraftOperation | { readonly type: 'undo'; readonly undoes: string }

export interface PendingOperation {
  readonly operationId: string
  readonly operation: DraftRequest
  /** The version in the server's response; null while there is none. */
  readonly answeredAt: number | null
}

/** What one page knows about the draft. */
export interface DraftClient {
  /** The server's draft as far as this page knows it. */
  readonly state: DraftState
  /** False after a lost connection or a missed event, until the next snapshot. While false, request a snapshot. */
  readonly isSynced: boolean
  /** Events that wait for the snapshot. */
  readonly kept: readonly DraftEvent[]
  /** Own operations that the state doesn't include yet, in the order they were made. */
  readonly pending: readonly PendingOperation[]
}

export const newDraftClient = (
  state: DraftState = EMPTY_DRAFT,
  pending: readonly PendingOperation[] = [],
): DraftClient => ({ state, isSynced: false, kept: [], pending })

/** Earlier events don't say what was missed since then. */
export const loseConnection = (client: DraftClient): DraftClient => ({
  ...client,
  isSynced: false,
  kept: [],
})

/** Applies a snapshot from the socket or from `GET /api/draft`. */
export function takeSnapshot(client: DraftClient, snapshot: DraftState): DraftClient {
  if (client.isSynced && snapshot.version <= client.state.version) return client
  return catchUp({ ...client, state: snapshot, isSynced: true, kept: [] }, client.kept)
}

/** Applies each version once and in order. An event after a gap waits for a snapshot. */
export function takeEvent(client: DraftClient, event: DraftEvent): DraftClient {
  if (!client.isSynced) return { ...client, kept: insertInOrder(client.kept, event, versionOf) }
  const { version } = client.state
  if (event.version <= version) return client
  if (event.version > version + 1) return { ...client, isSynced: false, kept: [event] }
  const isWhole = event.remaining === 0 && event.operationId !== undefined
  return settleAnswered({
    ...client,
    state: applyChange(client.state, event),
    pending: isWhole ? withoutOperation(client.pending, event.operationId) : client.pending,
  })
}

export const beginOperation = (
  client: DraftClient,
  operationId: string,
  operation: PendingOperation['operation'],
): DraftClient => ({
  ...client,
  pending: [...client.pending, { operationId, operation, answeredAt: null }],
})

/** The server has decided. Without a live connection its response is the only source of the new state. */
export function takeAnswer(
  client: DraftClient,
  operationId: string,
  answer: DraftState,
): DraftClient {
  const isNews = !client.isSynced && answer.version > client.state.version
  return settleAnswered({
    ...client,
    state: isNews ? answer : client.state,
    pending: client.pending.map((one) =>
      one.operationId === operationId ? { ...one, answeredAt: answer.version } : one,
    ),
  })
}

/** The operation was refused or given up, so its optimistic effect is removed. */
export const dropOperation = (client: DraftClient, operationId: string): DraftClient => ({
  ...client,
  pending: withoutOperation(client.pending, operationId),
})

/** One at a time and in order: a game must be submitted after its picks. */
export const nextToSend = ({ pending }: DraftClient): PendingOperation | null =>
  pending.find(({ answeredAt }) => answeredAt === null) ?? null

/** The draft as shown: the server's state plus own picks and games that the server hasn't answered yet. */
export function shownDraft({ state, pending }: DraftClient, user: DraftUser | null): DraftState {
  const shown = pending.reduce((draft, { operation }) => {
    // Bans are only shown once the server has accepted them.
    if (operation.type !== 'pick' && operation.type !== 'draft_history') return draft
    const decision = decide(draft, operation, user)
    return 'changes' in decision ? applyChanges(draft, decision.changes) : draft
  }, state)
  return shown === state ? state : { ...shown, version: state.version }
}

const versionOf = ({ version }: DraftEvent) => version

const catchUp = (client: DraftClient, kept: readonly DraftEvent[]): DraftClient =>
  settleAnswered(kept.reduce(takeEvent, client))

const settleAnswered = (client: DraftClient): DraftClient => ({
  ...client,
  pending: keep(
    client.pending,
    ({ answeredAt }) => answeredAt === null || answeredAt > client.state.version,
  ),
})

const withoutOperation = (pending: readonly PendingOperation[], operationId?: string) =>
  keep(pending, (one) => one.operationId !== operationId)

/** Returns the same array if nothing was removed, so React doesn't see a change. */
function keep(
  pending: readonly PendingOperation[],
  isKept: (one: PendingOperation) => boolean,
): readonly PendingOperation[] {
  const kept = pending.filter(isKept)
  return kept.length === pending.length ? pending : kept
}
