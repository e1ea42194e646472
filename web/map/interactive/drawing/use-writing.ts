import { useState } from 'react'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { Ink, NewShape } from '#domain/map/plan.ts'

/** Asks for the text once its position is set. */
export function useWriting(ink: Ink, add: (shape: NewShape) => void) {
  const [textAt, startWriting] = useState<MapPosition | null>(null)

  return {
    textAt,
    startWriting,
    write: (text: string) => {
      if (textAt) add({ kind: 'text', ink, at: textAt, text })
      startWriting(null)
    },
    stopWriting: () => startWriting(null),
  }
}
