import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { readMatchFile } from '../ingest/read-file.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'

const { name, bytes } = z
  .object({ name: z.string(), bytes: z.instanceof(Uint8Array) })
  .parse(workerData)
try {
  parentPort?.postMessage({ file: readMatchFile(name, bytes) })
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error
  parentPort?.postMessage({ refusal: error.message })
}
