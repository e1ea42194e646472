import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../../scripts/browser/find-browser.ts'
import { createDatabase, startPostgres } from './database.ts'
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
  const { url: databaseUrl } = await createDatabase()
  const server = await startServer(process.env.E2E_ADMIN_PASSWORD, { databaseUrl })
  process.env.E2E_ADDRESS = server.address
  return async () => {
    await server.stop()
    await stopPostgres()
  }
}
