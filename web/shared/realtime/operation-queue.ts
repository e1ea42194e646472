import { ApiError } from '../api/api.ts'
import { createStore } from '../storage/store.ts'
import type { Clock } from './clock.ts'

interface Retrying {
  readonly clock: Pick<Clock, 'after'>
  /** A number from 0 to 1, for delays that differ from page to page. */
  readonly random: () => number
  /** Whether the server has not decided, so the request is sent again. */
  readonly isUndecided?: (error: ApiError, attempts: number) => boolean
}

export interface SenderDeps<Request, Answer> extends Retrying {
  readonly next: () => Request | null
  readonly send: (request: Request) => Promise<Answer>
  readonly answered: (answer: Answer, request: Request) => void
  /** The server refused it, or the sender gave up. */
  readonly refused: (error: ApiError, request: Request) => void
  /** There was no answer; it will be sent again. */
  readonly failed: (attempts: number, request: Request) => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000
/** A call that hangs must not block the operations behind it forever. */
const ANSWER_MS = 15_000
/** After this many answers of 500 or 507 the operation is given up. */
const MAX_SERVER_ERRORS = 4

/**
 * Sends one request at a time and in order, and resends each until the server has decided. An answer that arrives after
 * it was closed still counts: what is stored must not be sent again another day.
 */
export function createSender<Request, Answer>(deps: SenderDeps<Request, Answer>) {
  let [isOpen, isRunning] = [true, false]
  let wait: PromiseWithResolvers<void> | null = null

  /** The minimum delay before the next attempt; null once the server has decided. */
  const attempt = async (request: Request, attempts: number): Promise<number | null> => {
    try {
      deps.answered(await withTimeout(deps.send(request), deps.clock), request)
      return null
    } catch (error) {
      const fault = error instanceof ApiError ? error : noAnswer(error)
      if (!(deps.isUndecided ?? isUndecided)(fault, attempts)) {
        deps.refused(fault, request)
        return null
      }
      if (isOpen) deps.failed(attempts, request)
      return fault.retryAfterMs
    }
  }
  const nextRequest = () => (isOpen ? deps.next() : null)
  const run = async () => {
    let attempts = 0
    for (let request = nextRequest(); request; request = nextRequest()) {
      attempts += 1
      const leastMs = await attempt(request, attempts)
      if (leastMs === null) attempts = 0
      else if (isOpen) {
        wait = Promise.withResolvers()
        const cancelTimer = deps.clock.after(retryDelay(attempts, leastMs, deps), wait.resolve)
        await wait.promise
        cancelTimer()
      }
    }
    isRunning = false
  }
  const wake = () => {
    if (isRunning || !isOpen) return
    isRunning = true
    void run()
  }

  return {
    /** Starts sending if there is something to send. */
    wake,
    /** Retries now instead of waiting for the delay to end. */
    retry: () => wait?.resolve(),
    /** Goes on after it was closed. */
    open: () => {
      isOpen = true
      wake()
    },
    close: () => {
      isOpen = false
      wait?.resolve()
    },
  }
}

/** Whether the server has not decided about the operation. */
function isUndecided({ status, code }: ApiError, attempts: number): boolean {
  if (status === 500 || status === 507) return attempts < MAX_SERVER_ERRORS
  // 401 is no decision about the operation: it is sent again after the next login.
  return (
    status === 0 || status === 401 || status === 429 || status > 500 || code === 'invalid_response'
  )
}

/** Longer after each failure, and at least as long as the server asks for. */
function retryDelay(attempts: number, leastMs: number, { random }: Pick<Retrying, 'random'>) {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return Math.max(leastMs, longest * (0.5 + random() / 2))
}

/** On half-open connections an answer never comes. */
async function withTimeout<Answer>(answer: Promise<Answer>, clock: Retrying['clock']) {
  const { promise, reject } = Promise.withResolvers<never>()
  const cancelTimer = clock.after(ANSWER_MS, () => reject(noAnswer(null)))
  return Promise.race([answer, promise]).finally(cancelTimer)
}

const noAnswer = (cause: unknown) => new ApiError(0, 'unreachable', String(cause))

interface Identified {
  readonly operationId: string
}

type Batch<Operation> = readonly [Operation, ...Operation[]]

export interface QueueDeps<Operation extends Identified, Answer> extends Retrying {
  /** How many of them fit one request; one if it is missing. */
  readonly countFitting?: (pending: readonly Operation[]) => number
  readonly send: (operations: Batch<Operation>) => Promise<Answer>
  /** What an earlier page could not send. */
  readonly load: () => readonly Operation[]
  readonly save: (pending: readonly Operation[]) => void
  readonly onStored: (answer: Answer, operations: Batch<Operation>) => void
  /** Returns whether to go on with the next ones. If not, these stay, too. */
  readonly onRefused: (error: ApiError, operations: Batch<Operation>) => boolean
}

export interface QueueState<Operation> {
  /** In the order in which they are sent. */
  readonly pending: readonly Operation[]
  /** The last try had no answer. */
  readonly hasFailed: boolean
}

export type OperationQueue<Operation extends Identified> = ReturnType<
  typeof createOperationQueue<Operation, unknown>
>

/** Operations on a shared document on their way to the server. They are saved until it has decided, so a reload loses none. */
export function createOperationQueue<Operation extends Identified, Answer>(
  deps: QueueDeps<Operation, Answer>,
) {
  const state = createStore<QueueState<Operation>>({ pending: deps.load(), hasFailed: false })
  const set = (next: QueueState<Operation>) => {
    const { pending } = state.get()
    state.set(next)
    if (next.pending !== pending) deps.save(next.pending)
  }
  const finish = (operations: Batch<Operation>) => {
    const ids = new Set(operations.map(({ operationId }) => operationId))
    const { pending } = state.get()
    set({ pending: pending.filter((one) => !ids.has(one.operationId)), hasFailed: false })
  }
  const sender = createSender<Batch<Operation>, Answer>({
    ...deps,
    next: () => {
      const { pending } = state.get()
      const [first, ...others] = pending
      return first ? [first, ...others.slice(0, (deps.countFitting?.(pending) ?? 1) - 1)] : null
    },
    answered: (answer, operations) => {
      deps.onStored(answer, operations)
      finish(operations)
    },
    refused: (error, operations) => {
      if (deps.onRefused(error, operations)) finish(operations)
      else sender.close()
    },
    failed: () => set({ ...state.get(), hasFailed: true }),
  })

  return {
    state,
    change: (next: (pending: readonly Operation[]) => readonly Operation[]) => {
      const { pending, hasFailed } = state.get()
      set({ pending: next(pending), hasFailed })
      sender.wake()
    },
    /** Sends now what waits for its next try. */
    retry: sender.retry,
    /** Sends until it is closed. It can be opened again. */
    open: sender.open,
    close: sender.close,
  }
}
