// One training of the forecast in a process of its own, which reports its CPU time and its peak memory.
import { openBackgroundDatabase } from '#server/db/pool.ts'
import { modelRepository } from '#server/forecast/training/model.repository.ts'
import { trainModel } from '#server/forecast/training/training.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const db = openBackgroundDatabase(databaseUrl)
const before = process.cpuUsage()
await trainModel(db, 'points')
const { user, system } = process.cpuUsage(before)
const { examples } = await modelRepository(db).read()
await db.destroy()
const peakMb = Math.round(process.resourceUsage().maxRSS / 1000)
process.send?.({ cpuS: (user + system) / 1e6, peakMb, examples })
