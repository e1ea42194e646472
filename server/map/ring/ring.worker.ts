import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { MapEntry } from '#domain/catalog/map-entry.ts'
import { setMaps } from '#domain/catalog/map.ts'
import { readRings } from '#domain/map/ring/read-rings.ts'

const { text, maps } = z
  .object({ text: z.string(), maps: z.array(z.custom<MapEntry>()) })
  .parse(workerData)
setMaps(maps)
parentPort?.postMessage(readRings(text))
