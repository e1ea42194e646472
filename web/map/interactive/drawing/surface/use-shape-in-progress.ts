import { useCallback, useRef, useState } from 'react'
import type { NewShape } from '#domain/map/plan.ts'

/**
 * The shape being drawn. Pointer events can arrive faster than renders, so the latest shape is also
 * in a ref.
 */
export function useShapeInProgress() {
  const [draft, setDraft] = useState<NewShape | null>(null)
  const latest = useRef<NewShape | null>(null)
  const setShape = useCallback((shape: NewShape | null) => {
    latest.current = shape
    setDraft(shape)
  }, [])
  const getLatest = useCallback(() => latest.current, [])

  return { draft, setShape, getLatest }
}
