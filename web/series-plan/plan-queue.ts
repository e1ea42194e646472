import * as z from 'zod/mini'
import {
  type PlanOfSeries,
  seriesPlan,
  type StoredSeriesPlan,
} from '#contract/series-plan/series-plan.ts'
import { isChangedMeanwhile } from '../shared/api/changed-meanwhile.ts'
import { createOperationQueue, type QueueDeps } from '../shared/realtime/operation-queue.ts'
import { createUnsentStorage, type TextStorage } from '../shared/storage/unsent-storage.ts'
import type { PlanEdit } from './plan-edit.ts'

const unsavedPlan = z.object({
  plan: seriesPlan,
  /** The version it is a change of. */
  version: z.int(),
  /** The unsaved change that it contains, too. */
  follows: z.nullable(z.string()),
})

interface UnsavedPlan {
  readonly operationId: string
  readonly operation: z.output<typeof unsavedPlan>
}

interface PlanQueueDeps extends Pick<
  QueueDeps<UnsavedPlan, StoredSeriesPlan>,
  'clock' | 'random' | 'load' | 'save'
> {
  readonly send: (save: {
    readonly version: number
    readonly operationId: string
    readonly plan: PlanOfSeries
  }) => Promise<StoredSeriesPlan>
  readonly newId: () => string
  readonly onSaved: (stored: StoredSeriesPlan) => void
  /** Someone else's change came first, or the server can't save this one. */
  readonly onRefused: (error: Error | null) => void
}

/**
 * Saves edits one after the other. Each is based on the version before it, so an edit never overwrites what someone else
 * saved meanwhile: the server refuses it, however late it comes.
 */
export function createPlanQueue({ newId, onSaved, onRefused, ...deps }: PlanQueueDeps) {
  const queue = createOperationQueue<UnsavedPlan, StoredSeriesPlan>({
    ...deps,
    send: ([{ operationId, operation }]) =>
      deps.send({ version: operation.version, operationId, plan: operation.plan }),
    onStored: (stored, [saved]) => {
      onSaved(stored)
      const version = saved.operation.version + 1
      queue.change((pending) =>
        pending.map((one) =>
          one.operation.follows === saved.operationId
            ? { ...one, operation: { ...one.operation, version } }
            : one,
        ),
      )
    },
    onRefused: (error, [refused]) => {
      queue.change((pending) =>
        pending.filter(({ operation }) => operation.follows !== refused.operationId),
      )
      onRefused(isChangedMeanwhile(error) ? null : error)
      return true
    },
  })

  return {
    ...queue,
    edit: (stored: StoredSeriesPlan, change: PlanEdit) => {
      queue.change((pending) => {
        const last = pending.at(-1)
        const plan = change(last?.operation.plan ?? stored.plan)
        // The server may have the first one already. Others haven't been sent, so a newer one takes their place.
        const based = pending.length > 1 ? last?.operation : undefined
        const operation = {
          plan,
          version: based?.version ?? last?.operation.version ?? stored.version,
          follows: based ? based.follows : (last?.operationId ?? null),
        }
        return [...pending.slice(0, based ? -1 : undefined), { operationId: newId(), operation }]
      })
      queue.retry()
    },
  }
}

/** What a user could not save of a room's plan yet. */
export function openUnsaved(storage: TextStorage, now: () => number, room: number, user: number) {
  const unsent = createUnsentStorage(storage, `seriesPlan_pending_${room}`, unsavedPlan, now)
  const { held, fresh } = unsent.load(user)
  return {
    load: (): readonly UnsavedPlan[] => [...held, ...fresh],
    save: (pending: readonly UnsavedPlan[]) => unsent.save(user, pending),
  }
}
