import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { setRoster } from '#domain/catalog/legend.ts'
import type { RosterEntry } from '#domain/catalog/roster-entry.ts'
import type { MapEntry } from '#domain/catalog/map-entry.ts'
import { setMaps } from '#domain/catalog/map.ts'
import { readMatchFile } from '../ingest/read-file.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'

const { name, bytes, roster, maps } = z
  .object({
    name: z.string(),
    bytes: z.instanceof(Uint8Array),
    roster: z.array(z.custom<RosterEntry>()),
    maps: z.array(z.custom<MapEntry>()),
  })
  .parse(workerData)
setRoster(roster, Date.now)
setMaps(maps)
try {
  parentPort?.postMessage({ file: readMatchFile(name, bytes) })
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error
  parentPort?.postMessage({ refusal: error.message })
}
