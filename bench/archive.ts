// Compares an import with a bare bulk insert of the same rows, and checks that response times stay flat as the archive
// grows.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql, type Transaction } from 'kysely'
import type { MatchSet } from '#domain/match/match.ts'
import { importFile } from '#server/archive/import-file.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openBackgroundDatabase } from '#server/db/pool.ts'
import type { Database } from '#server/db/schema.ts'
import { demoSeason } from '#server/demo/season/season.ts'

/** In team-games. Five million take half an hour to fill: `SIZES=50000,500000,5000000 npm run bench archive`. */
const SIZES = (process.env['SIZES'] ?? '50000,200000').split(',').map(Number)
const ROUNDS = 20
const REQUESTS = 2000
/** Alarm limits, well above the measured values (docs/performance.md). */
const BUDGET = { answer: 1.5, import: 3.5 }

const TABLES = ['game', 'game_ban', 'team_result', 'player_result'] as const

const say = (text: string) => void process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
const cluster = await startCluster(folder)
await migrate(cluster.url)
const db = openBackgroundDatabase(cluster.url)
const season = demoSeason('2026-11-14')
const teams = new Set(season.flatMap((set) => set.games[0]?.teams.map((team) => team.rawName)))
const question = JSON.stringify({ teams: [...teams].slice(0, 20), bannedLegends: ['Ash'] })

let filled = 0
let copy = 0
for (const size of SIZES) {
  const start = performance.now()
  const before = filled
  while (filled < size) filled += (await storeCopy()).teamGames
  const perSecond = (filled - before) / ((performance.now() - start) / 1000)
  say(`${filled} team-games: ${Math.round(perSecond)} a second imported`)
  await answers()
  const ratio = await importRatio()
  say(`  import: ${ratio.toFixed(2)} x a bare bulk insert of the same rows`)
  if (ratio > BUDGET.import) process.exitCode = 1
}

await db.destroy()
await cluster.stop()
await rm(folder, { recursive: true })

/** Stores the season again under new ids. From the second copy on, all its teams are new. */
function storeCopy() {
  const number = copy++
  return importFile(db, {
    fileName: `copy ${number}`,
    fileHash: `copy ${number}`,
    format: 'matchcsv',
    isDemo: false,
    by: null,
    sets: season.map((set) => renamed(set, number)),
    findings: [],
  })
}

function renamed(set: MatchSet, number: number): MatchSet {
  const nameOf = (name: string) => (number === 0 ? name : `${name} ${number}`)
  return {
    ...set,
    games: set.games.map((game) => ({
      ...game,
      mid: `${game.mid}:${number}`,
      teams: game.teams.map((team) => ({ ...team, rawName: nameOf(team.rawName) })),
    })),
  }
}

/**
 * CPU time the server spends on a response, compared with a bare route that sends the same bytes. Other load on the
 * machine doesn't count.
 */
async function answers() {
  const path = '/api/historical_team_comps'
  const server = fork(join(import.meta.dirname, 'parts/answering.ts'), [
    cluster.url,
    path,
    question,
  ])
  const [{ ours, bare, firstMs, bytes }] = await once(server, 'message')
  const usage = async () => {
    server.send('usage')
    const [now] = await once(server, 'message')
    return now
  }
  const cost = async (address: string) => {
    const before = await usage()
    await ask(address + path)
    return ((await usage()).cpuUs - before.cpuUs) / REQUESTS
  }
  // The first round warms up. Of the others the fastest counts, because it was disturbed least.
  await cost(bare)
  await cost(ours)
  const costs = { bare: Infinity, ours: Infinity }
  for (let round = 0; round < ROUNDS; round++) {
    costs.bare = Math.min(costs.bare, await cost(bare))
    costs.ours = Math.min(costs.ours, await cost(ours))
  }
  const ratio = costs.ours / costs.bare
  const { rssMb } = await usage()
  server.disconnect()
  await once(server, 'exit')
  say(
    `  20 teams, ${Math.round(bytes / 1000)} kB: first answer ${firstMs.toFixed(0)} ms, then ${costs.ours.toFixed(0)} us of processor each, ` +
      `${ratio.toFixed(2)} x a bare route; server ${rssMb} MB`,
  )
  if (ratio > BUDGET.answer) process.exitCode = 1
}

async function ask(url: string) {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: question,
    connections: 20,
    amount: REQUESTS,
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} answered with errors`)
}

/**
 * Imports one more copy, then inserts its rows again into the same tables without anything around them. Uses the
 * median of three.
 */
async function importRatio(): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < 3; round++) {
    const start = performance.now()
    const { importId, teamGames } = await storeCopy()
    const importMs = performance.now() - start
    filled += teamGames
    const rows = await Promise.all(TABLES.map((table) => rowsOf(table, importId)))
    await sql`delete from game where import_id = ${importId}`.execute(db)
    const bareStart = performance.now()
    await db.transaction().execute(async (tx) => {
      for (const [index, table] of TABLES.entries()) await insertBare(tx, table, rows[index] ?? [])
    })
    ratios.push(importMs / (performance.now() - bareStart))
  }
  return ratios.toSorted((a, b) => a - b)[1] ?? 0
}

async function insertBare(tx: Transaction<Database>, table: string, rows: readonly object[]) {
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    tx,
  )
}

async function rowsOf(table: (typeof TABLES)[number], importId: number): Promise<object[]> {
  const games = sql`select id from game where import_id = ${importId}`
  const where = {
    game: sql`t.import_id = ${importId}`,
    game_ban: sql`t.game_id in (${games})`,
    team_result: sql`t.game_id in (${games})`,
    player_result: sql`t.team_result_id in (select id from team_result where game_id in (${games}))`,
  }[table]
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${where}`.execute(db)
  return rows.map(({ row }) => row)
}
