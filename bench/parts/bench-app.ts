import { pino } from 'pino'
import { buildApp, type Deps } from '#server/app.ts'
import { followArchive } from '#server/archive/archive-version.ts'
import { openBackgroundDatabase, openDatabase } from '#server/db/pool.ts'

type Own = Pick<Deps, 'db' | 'backgroundDb' | 'archiveVersion'>

/** The server under test, for a process of its own. */
export async function buildBenchApp(
  databaseUrl: string,
  open: (own: Own) => Promise<Partial<Deps>> = async () => ({}),
) {
  const own = {
    db: openDatabase(databaseUrl, () => {}),
    backgroundDb: openBackgroundDatabase(databaseUrl),
    archiveVersion: await followArchive(databaseUrl),
  }
  return buildApp({
    ...own,
    databaseUrl,
    logger: pino({ level: 'silent' }),
    homeTeam: 'Alliance',
    banTieRule: 'points',
    dataDir: import.meta.dirname,
    pageDir: import.meta.dirname,
    allowedOrigins: [],
    trustedProxies: [],
    ...(await open(own)),
  })
}
