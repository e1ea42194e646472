import { createElement, lazy, type ComponentType } from 'react'

/** A script chunk that couldn't be loaded: network error, or replaced by a newer release. */
export class ChunkError extends Error {
  /** The next time the component is shown, its code is loaded again. React would remember the failure. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('a chunk failed to load', { cause })
    this.name = 'ChunkError'
    this.forget = forget
  }
}

export type LoadChunk<Props = object> = () => Promise<ComponentType<Props>>

/** See docs/specification-notes.md, Chunk load timeout. */
const CHUNK_MS = 120_000

export function lazyChunk<Props extends object>(load: LoadChunk<Props>): ComponentType<Props> {
  const start = () =>
    lazy(async () => {
      const { promise: late, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new Error('it took too long')), CHUNK_MS)
      try {
        return { default: await Promise.race([load(), late]) }
      } catch (error) {
        throw new ChunkError(error, () => {
          Chunk = start()
        })
      } finally {
        clearTimeout(timer)
      }
    })
  let Chunk = start()
  return (props) => createElement(Chunk, props)
}
