import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { setRoster } from '#domain/legend/legend.ts'
import type { RosterEntry } from '#domain/legend/roster-entry.ts'
import { readMatchFile } from '../ingest/read-file.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'

const { name, bytes, roster } = z
  .object({
    name: z.string(),
    bytes: z.instanceof(Uint8Array),
    roster: z.array(z.custom<RosterEntry>()),
  })
  .parse(workerData)
setRoster(roster, Date.now)
try {
  parentPort?.postMessage({ file: readMatchFile(name, bytes) })
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error
  parentPort?.postMessage({ refusal: error.message })
}
