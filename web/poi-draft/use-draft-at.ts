import { useEffect, useState } from 'react'
import type { StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import { afterTimeOuts } from '#domain/poi-draft/pick-timer.ts'

/** Timers of the browser run a little early. */
const AFTER_MS = 20

/**
 * The draft as it is now by the server's clock: picks that timed out went back. `ahead` is how much that clock is ahead of
 * ours.
 */
export function useDraftAt(stored: StoredPoiDraft, arrivedAt: number) {
  const ahead = stored.now - arrivedAt
  const [lookedAt, setLookedAt] = useState(Date.now)
  // It was as it is now when it was read.
  const at = Math.max(stored.now, lookedAt + ahead)
  const draft: StoredPoiDraft = { ...stored, ...timedPart(stored, at) }
  const until = draft.timer?.until ?? null
  useEffect(() => {
    if (until === null) return undefined
    const look = setTimeout(
      () => setLookedAt(Date.now()),
      Math.max(0, until - Date.now() - ahead) + AFTER_MS,
    )
    return () => clearTimeout(look)
  }, [until, ahead])
  return { draft, ahead }
}

function timedPart(stored: StoredPoiDraft, at: number) {
  const { timer = null, order = [], timedOut = [] } = afterTimeOuts(stored, at)
  return { timer, order, timedOut }
}
