import { MAX_CHANGES, type ShapeOperation } from '#contract/co-drawing.ts'
import { MAX_TOTAL_POINTS, pointsOfShape } from '#domain/map/plan.ts'
import { withTimeout } from '../../shared/api/send-in-order.ts'
import type { Clock } from '../../shared/live/clock.ts'

export interface ChangeResult {
  readonly operationId: string
  /** Null if the plan has no room for the shape. */
  readonly version: number | null
}

interface ChangeSenderDeps {
  readonly pending: () => readonly ShapeOperation[]
  readonly send: (operations: readonly ShapeOperation[]) => Promise<readonly ChangeResult[]>
  readonly clock: Pick<Clock, 'after'>
  /** The server may not have stored them. */
  readonly isUndecided: (error: unknown) => boolean
  readonly onStored: (results: readonly ChangeResult[]) => void
  /** Returns whether to go on with the next ones. */
  readonly onRefused: (error: unknown, operations: readonly ShapeOperation[]) => boolean
}

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 10_000

/** Sends what is pending, one request at a time. Changes without an answer are sent again under their ids. */
export function createChangeSender(deps: ChangeSenderDeps) {
  let isSending = false
  let delayMs = FIRST_DELAY_MS
  let cancelRetry: (() => void) | undefined

  const send = async (): Promise<void> => {
    const batch = firstBatch(deps.pending())
    if (isSending || batch.length === 0) return
    isSending = true
    cancelRetry?.()
    cancelRetry = undefined
    try {
      const results = await withTimeout(deps.send(batch), deps.clock)
      delayMs = FIRST_DELAY_MS
      deps.onStored(results)
    } catch (error) {
      if (deps.isUndecided(error)) {
        cancelRetry = deps.clock.after(delayMs, () => void send())
        delayMs = Math.min(LONGEST_DELAY_MS, 2 * delayMs)
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
    retry: () => void send(),
    /** What waits is stored, and sent when the plan is opened again. */
    pause: () => {
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
