// Time of a team's page that wasn't asked for before, and whether it stays flat as the archive grows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFile } from '#server/archive/import-file.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openBackgroundDatabase } from '#server/db/pool.ts'
import { demoSeason } from '#server/archive/demo/season/season.ts'
import { askOnce } from './parts/ask-once.ts'
import { alarmAt, say } from './parts/report.ts'
import { seasonCopy } from './parts/season-copy.ts'

/** In team-games. A million take several minutes to fill: `SIZES=50000,1000000 npm run bench team-page`. */
const SIZES = (process.env['SIZES'] ?? '50000,200000').split(',').map(Number)
/** The games are from so many days. */
const SPREAD_DAYS = 730
/** Maximum growth from the smallest archive to the largest. */
const GROWTH = 1.3

const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
const cluster = await startCluster(folder)
await migrate(cluster.url)
const db = openBackgroundDatabase(cluster.url)
const season = demoSeason('2026-11-14')
/** The teams of the season itself: they have the same games at every size. */
const teams = [
  ...new Set(season.flatMap(({ games }) => games[0]?.teams.map(({ rawName }) => rawName) ?? [])),
]
const urls = teams.map((team) => `/api/team_page?team=${encodeURIComponent(team)}`)

let filled = 0
let copy = 0
let smallest: number | null = null
for (const size of SIZES) {
  while (filled < size) {
    filled += (await importFile(db, seasonCopy(season, copy++, SPREAD_DAYS))).teamGames
  }
  const { ratio, text } = await askOnce(cluster.url, urls)
  say(`${filled} team-games, ${teams.length} team pages, ${text}`)
  smallest ??= ratio
  const growth = ratio / smallest
  if (size !== SIZES[0]) say(`  ${growth.toFixed(2)} x that of the smallest archive`)
  alarmAt(growth > GROWTH, `past the budget of ${GROWTH} x the smallest archive`)
}

await db.destroy()
await cluster.stop()
await rm(folder, { recursive: true })
