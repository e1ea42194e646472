import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../../scripts/browser/find-browser.ts'
import { importGames } from '../files/archive-files.ts'
import { lobbySeries, TONIGHTS } from '../files/lobby-files.ts'
import { CUP, uploadMatchFile } from '../files/regular-games.ts'
import { STATS_CUP } from '../files/stats-games.ts'
import { createDatabase, startPostgres } from './database.ts'
import { logInAsFirstAdmin } from './people.ts'
import { startServer } from './server.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Runs once before the workers start. What it returns runs once after they end. */
export default async function setup() {
  if (!existsSync(join(ROOT, 'dist', 'web', 'index.html'))) {
    throw new Error('The page is not built: run "npm test", or "npm start" once.')
  }
  await rm(join(ROOT, 'test-results', 'screens'), { recursive: true, force: true })
  await mkdir(join(ROOT, 'test-results'), { recursive: true })
  // Workers start after this and read it in the configuration.
  process.env.E2E_BROWSER = JSON.stringify(await findBrowser())
  process.env.E2E_ADMIN_PASSWORD = randomUUID()
  const stopPostgres = await startPostgres()
  const password = process.env.E2E_ADMIN_PASSWORD
  const start = async () => {
    const { url: databaseUrl } = await createDatabase()
    return startServer(password, { databaseUrl })
  }
  const servers = await Promise.all([start(), start(), start()])
  const [{ address }, games, stats] = servers
  process.env.E2E_ADDRESS = address
  process.env.E2E_GAMES_ADDRESS = games.address
  process.env.E2E_STATS_ADDRESS = stats.address
  await Promise.all([fillGames(games.address, password), fillStats(stats.address, password)])
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await stopPostgres()
  }
}

/** A cup of three teams, and the last two series of a lobby of twenty. */
async function fillGames(address: string, password: string) {
  const admin = await logInAsFirstAdmin(address, password)
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  await importGames(address, admin, lobbySeries(TONIGHTS - 1))
  await importGames(address, admin, lobbySeries(TONIGHTS))
}

async function fillStats(address: string, password: string) {
  const admin = await logInAsFirstAdmin(address, password)
  await uploadMatchFile(address, admin, 'cup.csv', STATS_CUP)
}
