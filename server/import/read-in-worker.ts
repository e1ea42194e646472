import { Worker } from 'node:worker_threads'
import type { MatchFile } from '#domain/match/match.ts'
import { readMatchFile } from '../ingest/read-file.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'

/**
 * Smaller files are parsed on the main thread, which is too short to notice. Larger ones would block other requests.
 */
const INLINE_BYTES = 512 * 1024

type Answer = { file: MatchFile } | { refusal: string }

export async function readMatchFileInWorker(name: string, bytes: Uint8Array): Promise<MatchFile> {
  if (bytes.length <= INLINE_BYTES) return readMatchFile(name, bytes)
  const worker = new Worker(new URL('read.worker.ts', import.meta.url), {
    workerData: { name, bytes },
  })
  const answer = await new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
  })
  if ('refusal' in answer) throw new UnreadableFileError(answer.refusal)
  return answer.file
}
