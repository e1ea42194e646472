import type { DraftState } from '#domain/draft/draft.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { ApiError } from '../api/api.ts'

export interface QueueDeps {
  readonly next: () => PendingOperation | null
  readonly send: (pending: PendingOperation) => Promise<DraftState>
  readonly answered: (operationId: string, state: DraftState) => void
  /** Refused, or given up. */
  readonly refused: (pending: PendingOperation, error: ApiError) => void
  /** There was no answer; it will be sent again. */
  readonly failed: (pending: PendingOperation, attempts: number) => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000
/** A call that hangs must not hold up those behind it for ever. */
const ANSWER_MS = 15_000
/** How often a server may say that it failed before it is believed. */
const FAULTS = 4

/** Sends one operation at a time and in order, the same one until it is decided. */
export function sendInOrder(deps: QueueDeps) {
  const closing = new AbortController()
  let wait: PromiseWithResolvers<void> | null = null
  let isRunning = false

  /** How long to wait at least before the next; null where it is decided. */
  const attempt = async (pending: PendingOperation, attempts: number): Promise<number | null> => {
    try {
      const state = await inTime(deps.send(pending))
      if (!closing.signal.aborted) deps.answered(pending.operationId, state)
      return null
    } catch (error) {
      if (closing.signal.aborted) return null
      const fault = error instanceof ApiError ? error : noAnswer(error)
      const isOpen = isWorthRetrying(fault, attempts)
      if (isOpen) deps.failed(pending, attempts)
      else deps.refused(pending, fault)
      return isOpen ? fault.retryAfterMs : null
    }
  }
  const run = async () => {
    let attempts = 0
    for (let next = deps.next(); next && !closing.signal.aborted; next = deps.next()) {
      attempts += 1
      const leastMs = await attempt(next, attempts)
      if (leastMs === null) attempts = 0
      else await pause(attempts, leastMs, (wait = Promise.withResolvers()))
    }
    isRunning = false
  }

  return {
    /** There is something to send. */
    wake: () => {
      if (isRunning || closing.signal.aborted) return
      isRunning = true
      void run()
    },
    /** There is hope again, so the next attempt is now. */
    hurry: () => wait?.resolve(),
    close: () => {
      closing.abort()
      wait?.resolve()
    },
  }
}

function isWorthRetrying({ status, code }: ApiError, attempts: number): boolean {
  if (status === 500 || status === 507) return attempts < FAULTS
  // Without a session nothing is decided; who logs in again sends it then.
  return (
    status === 0 || status === 401 || status === 429 || status > 500 || code === 'invalid_response'
  )
}

async function pause(
  attempts: number,
  leastMs: number,
  { promise, resolve }: PromiseWithResolvers<void>,
) {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  const timer = setTimeout(resolve, Math.max(leastMs, longest * (0.5 + Math.random() / 2)))
  await promise
  clearTimeout(timer)
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(noAnswer(null)), ANSWER_MS)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

const noAnswer = (cause: unknown) => new ApiError(0, 'unreachable', String(cause))
