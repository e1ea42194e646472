// Compares an import with a bare bulk insert of the same rows, and checks that response times stay flat as the archive
// grows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { importFile } from '#server/archive/import-file.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openBackgroundDatabase } from '#server/db/pool.ts'
import type { Database } from '#server/db/schema.ts'
import { demoSeason } from '#server/archive/demo/season/season.ts'
import { answerCost } from './parts/answer-cost.ts'
import { seasonCopy } from './parts/season-copy.ts'

/** In team-games. Five million take half an hour to fill: `SIZES=50000,500000,5000000 npm run bench archive`. */
const SIZES = (process.env['SIZES'] ?? '50000,200000').split(',').map(Number)
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
  return importFile(db, seasonCopy(season, copy++))
}

async function answers() {
  const { ratio, text } = await answerCost(cluster.url, '/api/historical_team_comps', question)
  say(`  20 teams, ${text}`)
  if (ratio > BUDGET.answer) process.exitCode = 1
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
