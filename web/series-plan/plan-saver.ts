import type { PlanOfSeries, StoredSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { ApiError } from '../shared/api/api.ts'
import { isChangedMeanwhile } from '../shared/api/changed-meanwhile.ts'
import { isUndecided, retryDelay, withTimeout } from '../shared/api/send-in-order.ts'
import type { Clock } from '../shared/realtime/clock.ts'
import { createStore } from '../shared/storage/store.ts'
import type { PlanEdit } from './plan-edit.ts'

interface PlanSaverDeps {
  readonly send: (save: {
    readonly version: number
    readonly operationId: string
    readonly plan: PlanOfSeries
  }) => Promise<StoredSeriesPlan>
  readonly newId: () => string
  readonly clock: Pick<Clock, 'after'>
  /** A number from 0 to 1, for delays that differ from page to page. */
  readonly random: () => number
  readonly onSaved: (stored: StoredSeriesPlan) => void
  /** Someone else's change came first, or the server can't save this one. */
  readonly onRefused: (error: Error | null) => void
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
 * saved meanwhile. An edit without an answer is sent again under its id, before those that follow, until it has one.
 */
export function createPlanSaver(deps: PlanSaverDeps) {
  const unsaved = createStore<UnsavedPlan | null>(null)
  /** Sent, and not answered. The server may have saved it, so nothing else is sent before its answer. */
  let unanswered: UnsavedPlan | null = null
  let isSending = false

  const retry = () => {
    const current = unsaved.get()
    unsaved.set(current && { ...current, hasFailed: false })
    void send()
  }
  const retries = retryTimer(deps, retry)

  const send = async () => {
    unanswered ??= unsaved.get()
    if (isSending || !unanswered) return
    isSending = true
    const attempts = retries.begin()
    const { plan, version, operationId } = unanswered
    try {
      const stored = await withTimeout(deps.send({ version, operationId, plan }), deps.clock)
      unanswered = null
      retries.end()
      deps.onSaved(stored)
      const later = unsaved.get()
      const hasMore = later !== null && later.plan !== plan
      // Edits made meanwhile follow, unless they don't know what someone else saved after this one.
      const isNewest = stored.version === version + 1
      unsaved.set(hasMore && isNewest ? { ...later, version: stored.version } : null)
      if (hasMore && !isNewest) deps.onRefused(null)
    } catch (error) {
      if (error instanceof ApiError && !isUndecided(error, attempts)) {
        unanswered = null
        retries.end()
        unsaved.set(null)
        deps.onRefused(isChangedMeanwhile(error) ? null : error)
      } else {
        const later = unsaved.get()
        unsaved.set(later && { ...later, hasFailed: true })
        retries.wait(error instanceof ApiError ? error.retryAfterMs : 0)
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
      retries.allow()
      unsaved.set({ plan, version, operationId: deps.newId(), hasFailed: false })
      void send()
    },
    /** Now, instead of after the delay. */
    retry,
    /** The page is left: nobody sees whether it is saved, and the next user of the tab must not save it. */
    stop: retries.stop,
  }
}

/** Waits longer after each failure. */
function retryTimer(deps: Pick<PlanSaverDeps, 'clock' | 'random'>, retry: () => void) {
  let attempts = 0
  let isAllowed = true
  let cancel: (() => void) | null = null
  return {
    begin: () => {
      cancel?.()
      attempts += 1
      return attempts
    },
    wait: (leastMs: number) => {
      if (isAllowed) cancel = deps.clock.after(retryDelay(attempts, leastMs, deps), retry)
    },
    end: () => {
      attempts = 0
    },
    allow: () => {
      isAllowed = true
    },
    stop: () => {
      isAllowed = false
      cancel?.()
    },
  }
}
