import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'

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

export interface LazyChunk<Props> {
  (props: Props): ReactNode
  /** Loads the code before the component is shown, which then appears at once. Never fails: showing it tries again. */
  preload: () => Promise<void>
}

export function lazyChunk<Props extends object>(load: LoadChunk<Props>): LazyChunk<Props> {
  let loaded: ComponentType<Props> | null = null
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

  function Part(props: Props) {
    // Once per mount: with another type React would build the screen again.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Chunk)
    return createElement(Shown, props)
  }
  const preload = () =>
    load().then(
      (Loaded) => {
        loaded = Loaded
      },
      () => {},
    )
  return Object.assign(Part, { preload })
}
