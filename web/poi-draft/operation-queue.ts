import type { StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import { sendInOrder } from '../shared/api/send-in-order.ts'
import type { Clock } from '../shared/realtime/clock.ts'
import { createStore } from '../shared/storage/store.ts'

export interface UnsentOperation {
  readonly operationId: string
  readonly operation: PoiDraftOperation
}

interface OperationQueueDeps {
  readonly send: (pending: UnsentOperation) => Promise<StoredPoiDraft>
  readonly newId: () => string
  readonly clock: Clock
  readonly random: () => number
  /** What an earlier page could not send. */
  readonly load: () => readonly UnsentOperation[]
  readonly save: (pending: readonly UnsentOperation[]) => void
  readonly onStored: (draft: StoredPoiDraft, operation: PoiDraftOperation) => void
  readonly onRefused: (error: Error) => void
}

interface QueueState {
  /** In the order in which they are sent. */
  readonly pending: readonly UnsentOperation[]
  /** The last try had no answer. */
  readonly hasFailed: boolean
}

/** Operations on a POI draft on their way to the server. They are stored until it has decided, so a reload loses none. */
export function createOperationQueue(deps: OperationQueueDeps) {
  const state = createStore<QueueState>({ pending: deps.load(), hasFailed: false })
  let queue: ReturnType<typeof sendInOrder> | null = null

  const set = (next: QueueState) => {
    const { pending } = state.get()
    state.set(next)
    if (next.pending !== pending) deps.save(next.pending)
  }
  const finish = (id: string) => {
    const { pending } = state.get()
    set({ pending: pending.filter(({ operationId }) => operationId !== id), hasFailed: false })
  }

  return {
    state,
    add: (operation: PoiDraftOperation) => {
      const added = { operationId: deps.newId(), operation }
      const { pending, hasFailed } = state.get()
      set({ pending: [...pending, added], hasFailed })
      queue?.wake()
    },
    /** Sends now what waits for its next try. */
    retry: () => queue?.hurry(),
    /** Sends until it is closed. It can be opened again. */
    open: () => {
      queue = sendInOrder({
        clock: deps.clock,
        random: deps.random,
        next: () => state.get().pending[0] ?? null,
        send: async (pending: UnsentOperation) => ({
          draft: await deps.send(pending),
          operation: pending.operation,
        }),
        answered: (id, { draft, operation }) => {
          finish(id)
          deps.onStored(draft, operation)
        },
        refused: ({ operationId }, error) => {
          finish(operationId)
          deps.onRefused(error)
        },
        failed: () => set({ ...state.get(), hasFailed: true }),
      })
      queue.wake()
    },
    close: () => queue?.close(),
  }
}
