import type { DraftState } from '#domain/draft/draft.ts'
import {
  type DraftRequest,
  nextToSend,
  type PendingOperation,
  takeAnswer,
} from '#domain/draft/draft-client.ts'
import type { ApiError } from '../api/api.ts'
import type { Clock } from '../realtime/clock.ts'
import type { LiveState } from '../realtime/live-status.ts'
import { createSender } from '../realtime/operation-queue.ts'
import type { DraftStore } from './draft-store.ts'

export interface DraftSendingDeps {
  readonly store: DraftStore
  readonly server: {
    readonly send: (pending: PendingOperation, room: number) => Promise<DraftState>
  }
  readonly live: { readonly get: () => Pick<LiveState, 'status' | 'tryAgain'> }
  readonly clock: Clock
  readonly random: () => number
  readonly showRefusal: (operation: DraftRequest, error: ApiError) => void
  readonly showFailure: (operation: DraftRequest) => void
}

interface Sending {
  readonly room: number
  /** The server may know the operation from now on. */
  readonly onAttempt: (operationId: string) => void
  readonly drop: (pending: readonly PendingOperation[]) => void
  /** Accepted or dropped. */
  readonly onDecided: (operationId: string) => void
}

/** Sends what the user does in the room that the page shows. */
export function createDraftSender(deps: DraftSendingDeps, sending: Sending) {
  const { store, server, live, clock, random, showRefusal, showFailure } = deps
  let isClosed = false
  const sender = createSender<PendingOperation, DraftState>({
    clock,
    random,
    next: () => nextToSend(store.get().client),
    send: (pending) => {
      sending.onAttempt(pending.operationId)
      return server.send(pending, sending.room)
    },
    // The page may show another room by now. What was sent stays stored, and is decided once.
    answered: (state, { operationId }) => {
      if (isClosed) return
      const client = takeAnswer(store.get().client, operationId, state)
      store.change({ client, isStuck: false })
      if (live.get().status.kind === 'offline') live.get().tryAgain()
      sending.onDecided(operationId)
    },
    refused: (error, pending) => {
      if (isClosed) return
      sending.drop([pending])
      store.change({ isStuck: false })
      showRefusal(pending.operation, error)
      sending.onDecided(pending.operationId)
    },
    failed: (attempts, { operation }) => {
      store.change({ isStuck: true })
      if (attempts === 1) showFailure(operation)
    },
  })
  return {
    ...sender,
    close: () => {
      isClosed = true
      sender.close()
    },
  }
}

/** Sends what the page has not sent to a room that it left. What gets no answer stays stored for the next visit there. */
export function sendToLeft(
  { store, server, clock, random }: Pick<DraftSendingDeps, 'store' | 'server' | 'clock' | 'random'>,
  { room, userId }: { readonly room: number; readonly userId: number },
  unsent: readonly PendingOperation[],
) {
  let left = unsent
  const forget = ({ operationId }: PendingOperation) => {
    store.forgetSent(userId, room, operationId)
    left = left.slice(1)
  }
  const sender = createSender<PendingOperation, DraftState>({
    clock,
    random,
    next: () => left[0] ?? null,
    send: (pending) => server.send(pending, room),
    answered: (_, pending) => forget(pending),
    refused: (_, pending) => forget(pending),
    failed: () => sender.close(),
  })
  sender.wake()
}
