import { useEffect } from 'react'
import type { FallbackProps } from './ErrorBoundary.tsx'
import { ChunkError } from './lazy-chunk.ts'

const RETRY_MS = 3000

/** Keeps loading a chunk that failed, so a page heals by itself after an outage. True if a chunk failed. */
export function useChunkRetry({ error, onRetry }: FallbackProps): boolean {
  const isChunk = error instanceof ChunkError

  useEffect(() => {
    if (!isChunk) return undefined
    const timer = setInterval(onRetry, RETRY_MS)
    return () => clearInterval(timer)
  }, [isChunk, onRetry])
  return isChunk
}
