import { pino } from 'pino'
import { buildApp, type Deps } from '#server/app.ts'
import { followArchive } from '#server/archive/archive-version.ts'
import { openBackgroundDatabase, openDatabase } from '#server/db/pool.ts'

type Own = Pick<Deps, 'db' | 'backgroundDb' | 'archiveVersion' | 'homeTeam'>

/** The server under test, for a process of its own. */
export async function buildBenchApp(
  databaseUrl: string,
  open: (own: Own) => Promise<Partial<Deps>> = async () => ({}),
) {
  const own = {
    db: openDatabase(databaseUrl, () => {}),
    backgroundDb: openBackgroundDatabase(databaseUrl),
    archiveVersion: await followArchive(databaseUrl),
    homeTeam: 'Alliance',
  }
  return buildApp({
    ...own,
    databaseUrl,
    logger: pino({ level: 'silent' }),
    banTieRule: 'points',
    dataDir: import.meta.dirname,
    pageDir: import.meta.dirname,
    allowedOrigins: [],
    trustedProxies: [],
    ...(await open(own)),
  })
}
