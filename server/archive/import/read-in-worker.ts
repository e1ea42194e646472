import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { rosterEntries } from '#domain/catalog/legend.ts'
import { mapEntries } from '#domain/catalog/map.ts'
import type { MatchFile } from '#domain/archive/match.ts'
import { createFairQueue } from '../../http/queue/fair-queue.ts'
import { isGzip } from '../ingest/parsing/unpack.ts'
import { readMatchFile } from '../ingest/read-file.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'
import { runBounded } from '../../process/bounded-worker.ts'

/**
 * The largest match CSV needs about 700 MB, and 15 s if the machine isn't busy. Proxies in front of us usually close a
 * connection without an answer after a minute.
 */
const BOUNDS = {
  /**
   * Smaller files are parsed on the main thread, which is too short to notice. Larger ones would block other requests.
   */
  inlineBytes: 512 * 1024,
  memoryMb: 1024,
  readMs: 50_000,
}

/** Each worker can take the memory that it is allowed. */
const inTurn = createFairQueue({ slots: 2, waitingPerCaller: 8, patienceMs: 30_000 })
const READER = { key: 'match file', isGuest: false }

type Answer = { file: MatchFile } | { refusal: string }

const REFUSALS = { memory: texts.refusals.needsMemory, time: texts.refusals.takesLong }

export async function readMatchFileInWorker(
  name: string,
  bytes: Uint8Array,
  bounds = BOUNDS,
): Promise<MatchFile> {
  // No one knows how large a gzip file is when it is unpacked.
  if (bytes.length <= bounds.inlineBytes && !isGzip(bytes)) return readMatchFile(name, bytes)
  const script = new URL('read.worker.ts', import.meta.url)
  const data = { name, bytes, roster: rosterEntries(), maps: mapEntries() }
  const outcome = await inTurn(READER, 1, () => runBounded<Answer>(script, data, bounds))
  if ('exceeded' in outcome) throw new UnreadableFileError(REFUSALS[outcome.exceeded])
  if ('refusal' in outcome.answer) throw new UnreadableFileError(outcome.answer.refusal)
  return outcome.answer.file
}
