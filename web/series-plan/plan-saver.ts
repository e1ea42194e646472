import type { PlanOfSeries, StoredSeriesPlan } from '#contract/series-plan.ts'
import { createStore } from '../shared/storage/store.ts'
import type { PlanEdit } from './plan-edit.ts'

interface PlanSaverDeps {
  readonly send: (save: {
    readonly version: number
    readonly operationId: string
    readonly plan: PlanOfSeries
  }) => Promise<StoredSeriesPlan>
  readonly newId: () => string
  /** Someone else's change came first. */
  readonly isRefusal: (error: unknown) => boolean
  readonly onSaved: (stored: StoredSeriesPlan) => void
  readonly onRefused: () => void
}

export interface UnsavedPlan {
  readonly plan: PlanOfSeries
  /** The version it is a change of. */
  readonly version: number
  readonly operationId: string
  readonly hasFailed: boolean
}

/**
 * Saves edits one after the other. Each is based on the version before it, so an edit never overwrites what someone else
 * saved meanwhile. An edit without an answer is sent again under its id, before those that follow.
 */
export function createPlanSaver(deps: PlanSaverDeps) {
  const unsaved = createStore<UnsavedPlan | null>(null)
  /** Sent, and not answered. The server may have saved it, so nothing else is sent before its answer. */
  let unanswered: UnsavedPlan | null = null
  let isSending = false

  const send = async () => {
    unanswered ??= unsaved.get()
    if (isSending || !unanswered) return
    isSending = true
    const { plan, version, operationId } = unanswered
    try {
      const stored = await deps.send({ version, operationId, plan })
      unanswered = null
      deps.onSaved(stored)
      const later = unsaved.get()
      const hasMore = later !== null && later.plan !== plan
      // Edits made meanwhile follow, unless they don't know what someone else saved after this one.
      const isNewest = stored.version === version + 1
      unsaved.set(hasMore && isNewest ? { ...later, version: stored.version } : null)
      if (hasMore && !isNewest) deps.onRefused()
    } catch (error) {
      if (deps.isRefusal(error)) {
        unanswered = null
        unsaved.set(null)
        deps.onRefused()
      } else {
        const later = unsaved.get()
        unsaved.set(later && { ...later, hasFailed: true })
      }
    } finally {
      isSending = false
    }
    if (unsaved.get()?.hasFailed === false) void send()
  }

  return {
    unsaved,
    edit: (stored: StoredSeriesPlan, change: PlanEdit) => {
      const current = unsaved.get()
      const plan = change(current?.plan ?? stored.plan)
      const version = current?.version ?? stored.version
      unsaved.set({ plan, version, operationId: deps.newId(), hasFailed: false })
      void send()
    },
    retry: () => {
      const current = unsaved.get()
      unsaved.set(current && { ...current, hasFailed: false })
      void send()
    },
  }
}
