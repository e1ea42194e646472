import { ApiError } from './api.ts'
import type { Clock } from '../realtime/clock.ts'

interface Sendable {
  readonly operationId: string
}

export interface QueueDeps<Pending extends Sendable, Answer> {
  readonly clock: Clock
  /** A number from 0 to 1, for delays that differ from page to page. */
  readonly random: () => number
  readonly next: () => Pending | null
  readonly send: (pending: Pending) => Promise<Answer>
  readonly answered: (operationId: string, answer: Answer) => void
  /** The server refused it, or the queue gave up. */
  readonly refused: (pending: Pending, error: ApiError) => void
  /** There was no answer; it will be sent again. */
  readonly failed: (pending: Pending, attempts: number) => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000
/** A call that hangs must not block the operations behind it forever. */
const ANSWER_MS = 15_000
/** After this many answers of 500 or 507 the operation is given up. */
const MAX_SERVER_ERRORS = 4

/** Sends one operation at a time and in order. Resends each under its id until the server has decided. */
export function sendInOrder<Pending extends Sendable, Answer>(deps: QueueDeps<Pending, Answer>) {
  const closing = new AbortController()
  let wait: PromiseWithResolvers<void> | null = null
  let isRunning = false

  /** The minimum delay before the next attempt; null once the server has decided. */
  const attempt = async (pending: Pending, attempts: number): Promise<number | null> => {
    try {
      const state = await withTimeout(deps.send(pending), deps.clock)
      if (!closing.signal.aborted) deps.answered(pending.operationId, state)
      return null
    } catch (error) {
      if (closing.signal.aborted) return null
      const fault = error instanceof ApiError ? error : noAnswer(error)
      const canRetry = isUndecided(fault, attempts)
      if (canRetry) deps.failed(pending, attempts)
      else deps.refused(pending, fault)
      return canRetry ? fault.retryAfterMs : null
    }
  }
  const run = async () => {
    let attempts = 0
    for (let next = deps.next(); next && !closing.signal.aborted; next = deps.next()) {
      attempts += 1
      const leastMs = await attempt(next, attempts)
      if (leastMs === null) attempts = 0
      else {
        wait = Promise.withResolvers()
        const cancelTimer = deps.clock.after(retryDelay(attempts, leastMs, deps), wait.resolve)
        await wait.promise
        cancelTimer()
      }
    }
    isRunning = false
  }

  return {
    /** Starts sending if there is something to send. */
    wake: () => {
      if (isRunning || closing.signal.aborted) return
      isRunning = true
      void run()
    },
    /** Retries now instead of waiting for the delay to end. */
    hurry: () => wait?.resolve(),
    close: () => {
      closing.abort()
      wait?.resolve()
    },
  }
}

/** Whether the server has not decided about the operation. */
export function isUndecided({ status, code }: ApiError, attempts: number): boolean {
  if (status === 500 || status === 507) return attempts < MAX_SERVER_ERRORS
  // 401 is no decision about the operation: it is sent again after the next login.
  return (
    status === 0 || status === 401 || status === 429 || status > 500 || code === 'invalid_response'
  )
}

/** Before the next attempt: longer after each failure, and at least as long as the server asks for. */
export function retryDelay(
  attempts: number,
  leastMs: number,
  { random }: { random: () => number },
): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return Math.max(leastMs, longest * (0.5 + random() / 2))
}

/** On half-open connections an answer never comes. */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  clock: Pick<Clock, 'after'>,
): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const cancelTimer = clock.after(ANSWER_MS, () => reject(noAnswer(null)))
  return Promise.race([answer, promise]).finally(cancelTimer)
}

const noAnswer = (cause: unknown) => new ApiError(0, 'unreachable', String(cause))
