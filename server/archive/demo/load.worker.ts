import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { tieRule } from '#contract/catalog/ban-rule.ts'
import { openBackgroundDatabase } from '../../db/pool.ts'
import { settingRepository } from '../../catalog/setting.repository.ts'
import { loadDemo } from './load.ts'

const { url, firstTieRule } = z.object({ url: z.string(), firstTieRule: tieRule }).parse(workerData)
const db = openBackgroundDatabase(url)
try {
  await loadDemo(db, new Date(), await settingRepository(db).findTieRule(firstTieRule))
} finally {
  await db.destroy()
}
