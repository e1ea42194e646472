// One user resets a draft of 500 games and undoes it, for 40 s and as fast as the server allows: how much the database
// grows.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDraftEnvironment, startDraftServer } from './parts/draft-environment.ts'

const FOR_MS = 40_000
const RETRY_MS = 200
/** Alarm limit. Without a limit for written bytes it was above 200 MB. */
const BUDGET_MB = 20

const testEnv = await openDraftEnvironment()
const token = await testEnv.token('mika')
await sql`
  insert into draft_history (id, version, entry)
  select n, n, jsonb_build_object('id', n, 'version', n, 'user', null, 'timestamp', '15/11/2026, 20:15:00',
    'comp', '["loba", "mad_maggie", "octane"]'::jsonb,
    'bannedLegends', '["wraith", "ash", "fuse", "seer"]'::jsonb)
  from generate_series(1, 500) n`.execute(testEnv.db)
await sql`update draft_head set version = 500`.execute(testEnv.db)
const server = await startDraftServer(testEnv.url)

async function bytes(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select pg_database_size(current_database()) as n`.execute(testEnv.db)
  return rows[0]?.n ?? NaN
}

const before = await bytes()
const end = performance.now() + FOR_MS
const answers: Record<number, number> = {}

/** Until it is decided, as a page does. */
async function insist(path: string, body: object) {
  while (performance.now() < end) {
    const { status } = await fetch(server.address + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    answers[status] = (answers[status] ?? 0) + 1
    if (status !== 429) return
    await pause(RETRY_MS)
  }
}

while (performance.now() < end) {
  const reset = randomUUID()
  await insist('/api/legends/draft_history', { action: 'reset', operationId: reset })
  await insist('/api/draft/undo', { undoes: reset, operationId: randomUUID() })
}
const grownMb = ((await bytes()) - before) / 1e6
console.log(
  `${grownMb.toFixed(1)} MB in ${FOR_MS / 1000} s (budget ${BUDGET_MB}), answers ${JSON.stringify(answers)}`,
)
if (!(grownMb < BUDGET_MB)) process.exitCode = 1
await server.end('SIGTERM')
await testEnv.close()
