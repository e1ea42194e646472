import { lazy, type ComponentType } from 'react'

/** A part of the page that the network did not deliver, or that a newer release has replaced. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a chunk failed to load', { cause })
    this.name = 'ChunkError'
  }
}

export type LoadChunk<Props = object> = () => Promise<ComponentType<Props>>

/** Specification, section 9. */
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
