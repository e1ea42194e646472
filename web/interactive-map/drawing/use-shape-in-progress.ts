import { useCallback, useRef, useState } from 'react'
import type { NewShape } from '#domain/map/plan.ts'

/** What the hand is drawing. It can be faster than the screen, and where it ended must not be lost. */
export function useShapeInProgress() {
  const [draft, setDraft] = useState<NewShape | null>(null)
  const latest = useRef<NewShape | null>(null)
  const hold = useCallback((shape: NewShape | null) => {
    latest.current = shape
    setDraft(shape)
  }, [])
  const getLatest = useCallback(() => latest.current, [])

  return { draft, hold, getLatest }
}
