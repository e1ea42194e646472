import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { tieRule } from '#contract/catalog/ban-rule.ts'
import { openBackgroundDatabase } from '../../db/pool.ts'
import { loadRoster } from '../../catalog/follow-roster.ts'
import { settingRepository } from '../../catalog/setting.repository.ts'
import { storeOnce, trainOnce } from './training.ts'

const { url, firstTieRule, job } = z
  .object({ url: z.string(), firstTieRule: tieRule, job: z.enum(['store', 'train']) })
  .parse(workerData)
const db = openBackgroundDatabase(url)
try {
  await loadRoster(db)
  const run = job === 'store' ? storeOnce : trainOnce
  await run(db, await settingRepository(db).findTieRule(firstTieRule))
} finally {
  await db.destroy()
}
