import { lazy, type ComponentType } from 'react'

/** A script chunk that couldn't be loaded: network error, or replaced by a newer release. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a chunk failed to load', { cause })
    this.name = 'ChunkError'
  }
}

export type LoadChunk<Props = object> = () => Promise<ComponentType<Props>>

/** See docs/specification-notes.md, Chunk load timeout. */
const CHUNK_MS = 120_000

export function lazyChunk<Props>(load: LoadChunk<Props>) {
  return lazy(async () => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('it took too long')), CHUNK_MS)
    try {
      return { default: await Promise.race([load(), late]) }
    } catch (error) {
      throw new ChunkError(error)
    } finally {
      clearTimeout(timer)
    }
  })
}
