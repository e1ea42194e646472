import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { mapEntries } from '#domain/catalog/map.ts'
import { readRings, type RingFile } from '#domain/map/ring/read-rings.ts'
import { createFairQueue } from '../../http/queue/fair-queue.ts'
import { UnreadableFileError } from '../../archive/ingest/parsing/unreadable-file.ts'
import { runBounded } from '../../process/bounded-worker.ts'

/** A smaller file takes a few milliseconds, less than starting a worker. */
const BOUNDS = { inlineBytes: 64 * 1024, memoryMb: 256, readMs: 30_000 }

const inTurn = createFairQueue({ slots: 1, waitingPerCaller: 8, patienceMs: 20_000 })
const READER = { key: 'ring file', isGuest: false }

const REFUSALS = { memory: texts.refusals.needsMemory, time: texts.refusals.takesLong }

/** Like `readRings`. A large file would block other requests. */
export async function readRingsInWorker(bytes: Buffer, bounds = BOUNDS): Promise<RingFile> {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (bytes.length <= bounds.inlineBytes) return readRings(text)
  const script = new URL('ring.worker.ts', import.meta.url)
  const data = { text, maps: mapEntries() }
  const outcome = await inTurn(READER, 1, () => runBounded<RingFile>(script, data, bounds))
  if ('exceeded' in outcome) throw new UnreadableFileError(REFUSALS[outcome.exceeded])
  return outcome.answer
}
