import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { openUnhurried } from '../db/open.ts'
import { loadDemo } from './load.ts'

const { url } = z.object({ url: z.string() }).parse(workerData)
const db = openUnhurried(url)
try {
  await loadDemo(db, new Date())
} finally {
  await db.destroy()
}
