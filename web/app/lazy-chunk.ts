import { lazy, type ComponentType } from 'react'

/** A part of the page that the network did not deliver, or that a newer release has replaced. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a chunk failed to load', { cause })
    this.name = 'ChunkError'
  }
}

export type LoadChunk<Props = object> = () => Promise<ComponentType<Props>>

export function lazyChunk<Props>(load: LoadChunk<Props>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      throw new ChunkError(error)
    }
  })
}
