// Time of a forecast for a lobby of 20 teams under ever new bans, and whether it stays flat as the archive grows. Then a
// repeated forecast compared with a repeated list of compositions, and one training.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFile } from '#server/archive/import-file.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openBackgroundDatabase } from '#server/db/pool.ts'
import { demoSeason } from '#server/archive/demo/season/season.ts'
import { answerCost } from './parts/answer-cost.ts'
import { seasonCopy } from './parts/season-copy.ts'

/** In team-games. A million take several minutes to fill: `SIZES=50000,1000000 npm run bench forecast`. */
const SIZES = (process.env['SIZES'] ?? '50000,200000').split(',').map(Number)
/** The games are from so many days. */
const SPREAD_DAYS = 730
const AIM = { medianMs: 30, growth: 1.3, trainingS: 10, trainingMb: 300 }
/** Alarm limits, well above the measured values (docs/performance.md). */
const BUDGET = { medianMs: 90, growth: 1.6, cached: 1.6, trainingS: 25, trainingMb: 450 }

const say = (text: string) => void process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
const cluster = await startCluster(folder)
await migrate(cluster.url)
const db = openBackgroundDatabase(cluster.url)
const season = demoSeason('2026-11-14')

let filled = 0
let copy = 0
let smallest: number | null = null
for (const size of SIZES) {
  while (filled < size) {
    filled += (await importFile(db, seasonCopy(season, copy++, SPREAD_DAYS))).teamGames
  }
  say(`${filled} team-games over ${SPREAD_DAYS} days`)
  const lobby = await latestLobby()
  const ratio = await newBans(lobby)
  if (smallest === null) {
    smallest = ratio
    await cached(lobby)
    await training()
  } else {
    const growth = ratio / smallest
    say(`  ${growth.toFixed(2)} x that of the smallest archive (aim: ${AIM.growth})`)
    alarm(growth > BUDGET.growth)
  }
}

await db.destroy()
await cluster.stop()
await rm(folder, { recursive: true })

function alarm(isOver: boolean) {
  if (isOver) process.exitCode = 1
}

interface LatestLobby {
  teams: string[]
  series: number
  game: number
}

/** The teams of the newest series, before a game that it doesn't have yet. */
async function latestLobby(): Promise<LatestLobby> {
  const last = await db
    .selectFrom('forecast_game')
    .select(['game_id', 'series_id', 'number'])
    .orderBy('played_at', 'desc')
    .executeTakeFirstOrThrow()
  const teams = await db
    .selectFrom('forecast_row as r')
    .innerJoin('team as t', 't.id', 'r.team_id')
    .select('t.name')
    .where('r.game_id', '=', last.game_id)
    .execute()
  return { teams: teams.map(({ name }) => name), series: last.series_id, game: last.number + 1 }
}

/** One request at a time, inside the server's process: from the request to the finished response. */
async function newBans(lobby: LatestLobby): Promise<number> {
  const question = JSON.stringify({ ...lobby, map: 'stormpoint' })
  const [{ firstMs, medianMs, p99Ms, ratio, rssMb }] = await report('forecasting.ts', [question])
  say(
    `  ${lobby.teams.length} teams under new bans: p50 ${medianMs.toFixed(1)} ms (aim: ${AIM.medianMs}), p99 ${p99Ms.toFixed(0)} ms, ` +
      `${ratio.toFixed(1)} x writing the same bytes; first answer ${firstMs.toFixed(0)} ms; server ${rssMb} MB`,
  )
  alarm(medianMs > BUDGET.medianMs)
  return ratio
}

async function cached(lobby: LatestLobby) {
  const comps = { teams: lobby.teams, bannedLegends: ['Ash'] }
  const listed = await answerCost(cluster.url, '/api/historical_team_comps', JSON.stringify(comps))
  const forecast = await answerCost(
    cluster.url,
    '/api/forecast',
    JSON.stringify({ ...lobby, bannedLegends: ['Ash'] }),
  )
  say(`  a repeated list of compositions, ${listed.text}`)
  say(`  a repeated forecast, ${forecast.text}`)
  alarm(forecast.ratio > BUDGET.cached)
}

async function training() {
  const [{ cpuS, peakMb, examples }] = await report('training.ts', [])
  say(
    `  a training on ${examples} examples: ${cpuS.toFixed(1)} s of processor (aim: ${AIM.trainingS}), at most ${peakMb} MB (aim: ${AIM.trainingMb})`,
  )
  alarm(cpuS > BUDGET.trainingS || peakMb > BUDGET.trainingMb)
}

/** What a part of this benchmark reports from its own process. */
function report(part: string, args: readonly string[]) {
  const path = join(import.meta.dirname, 'parts', part)
  // Training runs in a worker with as small a nursery (12 MB are three parts of 4).
  const execArgv = part === 'training.ts' ? ['--max-semi-space-size=4'] : []
  return once(fork(path, [cluster.url, ...args], { execArgv }), 'message')
}
