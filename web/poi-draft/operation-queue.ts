import type { StoredPoiDraft } from '#contract/poi-draft.ts'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import type { Clock } from '../shared/live/clock.ts'
import { createStore } from '../shared/storage/store.ts'

export interface UnsentOperation {
  readonly operationId: string
  readonly operation: PoiDraftOperation
}

interface OperationQueueDeps {
  readonly send: (pending: UnsentOperation) => Promise<StoredPoiDraft>
  readonly newId: () => string
  readonly clock: Pick<Clock, 'after'>
  /** The server may not have decided it. */
  readonly isUndecided: (error: unknown) => boolean
  readonly onStored: (draft: StoredPoiDraft, operation: PoiDraftOperation) => void
  readonly onRefused: (error: unknown) => void
}

interface QueueState {
  /** In the order in which they are sent. */
  readonly pending: readonly UnsentOperation[]
  /** The last try had no answer. */
  readonly hasFailed: boolean
}

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 10_000

/** Sends operations one at a time. One without an answer is sent again under its id, so the server decides it once. */
export function createOperationQueue(deps: OperationQueueDeps) {
  const state = createStore<QueueState>({ pending: [], hasFailed: false })
  let isSending = false
  let delayMs = FIRST_DELAY_MS
  let cancelRetry: (() => void) | undefined

  const finish = () => {
    delayMs = FIRST_DELAY_MS
    state.set({ pending: state.get().pending.slice(1), hasFailed: false })
  }
  const send = async () => {
    const [first] = state.get().pending
    if (isSending || !first) return
    isSending = true
    try {
      const draft = await deps.send(first)
      finish()
      deps.onStored(draft, first.operation)
    } catch (error) {
      if (deps.isUndecided(error)) {
        state.set({ ...state.get(), hasFailed: true })
        cancelRetry = deps.clock.after(delayMs, () => void send())
        delayMs = Math.min(LONGEST_DELAY_MS, 2 * delayMs)
        return
      }
      finish()
      deps.onRefused(error)
    } finally {
      isSending = false
    }
    void send()
  }

  return {
    state,
    add: (operation: PoiDraftOperation) => {
      const added = { operationId: deps.newId(), operation }
      const { pending, hasFailed } = state.get()
      state.set({ pending: [...pending, added], hasFailed })
      if (!hasFailed) void send()
    },
    /** Sends now what waits for its next try. */
    retry: () => {
      cancelRetry?.()
      void send()
    },
    close: () => cancelRetry?.(),
  }
}
