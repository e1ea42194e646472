// The large versions of the tests for faults and misuse: kills under writes, generated requests, sockets under load.
// `PARTS=kills SERVER_KILLS=20 DATABASE_KILLS=2 npm run bench faults` runs a part of it.
import { runKills } from './parts/faults/kills.ts'
import { runLoad } from './parts/faults/load.ts'
import { runRequests } from './parts/faults/requests.ts'

const parts = { kills: runKills, requests: runRequests, load: runLoad }
const wanted = process.env['PARTS']?.split(',')
for (const [name, run] of Object.entries(parts)) if (wanted?.includes(name) ?? true) await run()
