import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { TIE_RULES } from '#domain/draft/ban.ts'
import { openBackgroundDatabase } from '../db/pool.ts'
import { trainOnce } from './training.ts'

const { url, tieRule } = z.object({ url: z.string(), tieRule: z.enum(TIE_RULES) }).parse(workerData)
const db = openBackgroundDatabase(url)
try {
  await trainOnce(db, tieRule)
} finally {
  await db.destroy()
}
