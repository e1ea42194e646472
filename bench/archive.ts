// What an import costs against a bare bulk insert of the same rows, and whether answers stay flat as the archive grows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import type { MatchSet } from '#domain/match.ts'
import { buildApp } from '#server/app.ts'
import { insertRows } from '#server/archive/rows.ts'
import { storeFile } from '#server/archive/store.ts'
import { followArchive } from '#server/archive/version.ts'
import { startCluster } from '#server/db/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase, openUnhurried } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { demoSeason } from '#server/demo/season.ts'

/** Team-games; five million takes a quarter of an hour to fill: `SIZES=50000,500000,5000000 npm run bench archive`. */
const SIZES = (process.env['SIZES'] ?? '50000,200000').split(',').map(Number)
const SECONDS = 4

const say = (text: string) => void process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
const cluster = await startCluster(folder)
await migrate(cluster.url)
const unhurriedDb = openUnhurried(cluster.url)
const db = openDatabase(cluster.url, () => {})
const archiveVersion = await followArchive(cluster.url)
const season = demoSeason('2026-11-14')
const teams = [
  ...new Set(season.flatMap((set) => set.games[0]?.teams.map((team) => team.rawName) ?? [])),
]

let filled = 0
let copy = 0
for (const size of SIZES) {
  const start = performance.now()
  const before = filled
  while (filled < size) filled += await storeCopy(copy++)
  const perSecond = (filled - before) / ((performance.now() - start) / 1000)
  say(`${filled} team-games: imported ${Math.round(perSecond)} a second`)
  await answer()
}
say(`import takes ${(await importRatio()).toFixed(2)} x a bare bulk insert of the same rows`)

await archiveVersion.close()
await db.destroy()
await unhurriedDb.destroy()
await cluster.stop()
await rm(folder, { recursive: true })

/** The season again under other ids, with every team of the copy a new one after the first. */
async function storeCopy(number: number): Promise<number> {
  const sets = season.map((set) => renamed(set, number))
  const file = { fileName: `copy ${number}`, fileHash: `copy ${number}`, format: 'matchcsv' }
  const outcome = await storeFile(unhurriedDb, {
    ...file,
    isDemo: false,
    by: null,
    sets,
    findings: [],
  })
  return outcome.teamGames
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

async function answer() {
  const app = await buildApp({
    db,
    unhurriedDb,
    archiveVersion,
    logger: pino({ level: 'silent' }),
    homeTeam: 'Alliance',
    dataDir: folder,
    pageDir: folder,
    allowedOrigins: [],
    trustedProxies: [],
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const body = JSON.stringify({ teams: teams.slice(0, 20), bannedLegends: ['Ash'] })
  const url = '/api/historical_team_comps'
  const first = performance.now()
  const bytes = await (await fetch(address + url, post(body))).text()
  const coldMs = performance.now() - first

  const bare = Fastify()
  bare.post(url, (_, reply) => reply.type('application/json').send(Buffer.from(bytes)))
  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })
  const limit = await measure(bareAddress + url, body)
  const rate = await measure(address + url, body)
  const memory = Math.round(process.memoryUsage().rss / 1e6)
  say(
    `  20 teams, ${Math.round(bytes.length / 1000)} kB: first answer ${coldMs.toFixed(1)} ms, then ${Math.round(rate)} a second, ` +
      `${(limit / rate).toFixed(2)} x the cost of a bare route; server ${memory} MB`,
  )
  await Promise.all([app.close(), bare.close()])
}

function post(body: string) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body }
}

async function measure(url: string, body: string): Promise<number> {
  const options = { url, ...post(body), method: 'POST' as const }
  const result = await autocannon({ ...options, connections: 20, duration: SECONDS })
  return result.requests.average
}

/** The rows of one more copy, taken out and put back without anything around it. */
async function importRatio(): Promise<number> {
  const start = performance.now()
  await storeCopy(copy)
  const importMs = performance.now() - start
  const tables = ['game', 'game_ban', 'team_result', 'player_result'] as const
  const rows = await Promise.all(tables.map((table) => rowsOf(unhurriedDb, table, copy)))
  return unhurriedDb.transaction().execute(async (tx) => {
    await sql`delete from series where import_id = (select max(id) from import)`.execute(tx)
    const bareStart = performance.now()
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [place, table] of tables.entries()) await insertRows(tx, table, rows[place] ?? [])
    return importMs / (performance.now() - bareStart)
  })
}

async function rowsOf(from: Kysely<Database>, table: string, number: number): Promise<object[]> {
  const games = sql`select id from game where mid like ${`%:${number}`}`
  const where = {
    game: sql`t.id in (${games})`,
    game_ban: sql`t.game_id in (${games})`,
    team_result: sql`t.game_id in (${games})`,
    player_result: sql`t.team_result_id in (select id from team_result where game_id in (${games}))`,
  }[table]
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${where}`.execute(from)
  return rows.map(({ row }) => row)
}
