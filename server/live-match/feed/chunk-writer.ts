import { setTimeout as wait } from 'node:timers/promises'
import type { FrameChunk, StoredFrame } from './live-event.repository.ts'

/** Frames wait at most this long: what was received a second ago is stored. */
const COLLECT_MS = 500
const RETRY_MS = 500
/** A feed that has more waiting is not read until they are stored. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

interface ChunkTarget {
  readonly session: string
  readonly feedId: number
  readonly append: (chunk: FrameChunk) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Stores the frames of a connection in their order, each once. While the database is away they wait. */
export function createChunkWriter({ session, feedId, append, onError }: ChunkTarget) {
  let waiting: StoredFrame[] = []
  let waitingBytes = 0
  let seq = 0
  let timer: NodeJS.Timeout | null = null
  let isStopping = false
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    timer = null
    const frames = waiting
    const bytes = waitingBytes
    if (frames.length === 0) return
    waiting = []
    const chunk = { session, seq, feedId, frames }
    seq += 1
    for (;;) {
      try {
        await append(chunk)
        break
      } catch (error) {
        onError(error)
        if (isStopping) return
        await wait(RETRY_MS)
      }
    }
    waitingBytes -= bytes
  }
  const next = () => (writing = writing.then(write))

  return {
    add(frame: StoredFrame) {
      waiting.push(frame)
      waitingBytes += frame.bytes.length
      timer ??= setTimeout(() => void next(), COLLECT_MS)
    },
    isFull: () => waitingBytes > MAX_WAITING_BYTES,
    /** Resolves when everything so far is stored. */
    async flush() {
      if (timer) clearTimeout(timer)
      await next()
    },
    /** From now on it gives up if the database is away. */
    stop: () => {
      isStopping = true
    },
  }
}
