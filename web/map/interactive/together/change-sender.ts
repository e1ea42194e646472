import { MAX_CHANGES, type ShapeOperation } from '#contract/map/co-drawing.ts'
import { MAX_TOTAL_POINTS, pointsOfShape } from '#domain/map/plan.ts'
import { ApiError } from '../../../shared/api/api.ts'
import { retryDelay, withTimeout } from '../../../shared/api/send-in-order.ts'
import type { Clock } from '../../../shared/realtime/clock.ts'

export interface ChangeResult {
  readonly operationId: string
  /** Null if the plan has no room for the shape. */
  readonly version: number | null
}

interface ChangeSenderDeps {
  readonly pending: () => readonly ShapeOperation[]
  readonly send: (operations: readonly ShapeOperation[]) => Promise<readonly ChangeResult[]>
  readonly clock: Pick<Clock, 'after'>
  /** A number from 0 to 1, for delays that differ from page to page. */
  readonly random: () => number
  /** The server may not have stored them. */
  readonly isUndecided: (error: unknown) => boolean
  readonly onStored: (results: readonly ChangeResult[]) => void
  /** Returns whether to go on with the next ones. */
  readonly onRefused: (error: unknown, operations: readonly ShapeOperation[]) => boolean
}

/**
 * Sends what is pending, one request at a time. Changes without an answer are sent again under their ids. `sendInOrder`
 * is for one operation per request, and ignores answers once its page is closed. Here they still count: a change that
 * is stored must not be sent again when the plan is opened another day.
 */
export function createChangeSender(deps: ChangeSenderDeps) {
  let [isSending, isPaused] = [false, false]
  let attempts = 0
  let cancelRetry: (() => void) | undefined

  const send = async (): Promise<void> => {
    const batch = firstBatch(deps.pending())
    if (isPaused || isSending || batch.length === 0) return
    isSending = true
    cancelRetry?.()
    cancelRetry = undefined
    try {
      const results = await withTimeout(deps.send(batch), deps.clock)
      attempts = 0
      deps.onStored(results)
    } catch (error) {
      if (deps.isUndecided(error)) {
        if (isPaused) return
        attempts += 1
        const leastMs = error instanceof ApiError ? error.retryAfterMs : 0
        cancelRetry = deps.clock.after(retryDelay(attempts, leastMs, deps), () => void send())
        return
      }
      if (!deps.onRefused(error, batch)) return
    } finally {
      isSending = false
    }
    await send()
  }

  return {
    /** After a failed try, new changes wait for the next one. */
    wake: () => {
      if (!cancelRetry) void send()
    },
    retry: () => {
      isPaused = false
      void send()
    },
    /** What waits is stored, and sent when the plan is opened again. */
    pause: () => {
      isPaused = true
      cancelRetry?.()
      cancelRetry = undefined
    },
  }
}

/** As many as fit one request. */
function firstBatch(pending: readonly ShapeOperation[]): ShapeOperation[] {
  const batch: ShapeOperation[] = []
  let points = 0
  for (const operation of pending.slice(0, MAX_CHANGES)) {
    points += operation.shape ? pointsOfShape(operation.shape).length : 0
    if (points > MAX_TOTAL_POINTS) break
    batch.push(operation)
  }
  return batch
}
