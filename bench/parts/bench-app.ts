import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { followArchive } from '#server/archive/archive-version.ts'
import { openBackgroundDatabase, openDatabase } from '#server/db/pool.ts'

/** The server under test, for a process of its own. */
export const buildBenchApp = async (databaseUrl: string) =>
  buildApp({
    db: openDatabase(databaseUrl, () => {}),
    backgroundDb: openBackgroundDatabase(databaseUrl),
    databaseUrl,
    archiveVersion: await followArchive(databaseUrl),
    logger: pino({ level: 'silent' }),
    homeTeam: 'Alliance',
    banTieRule: 'points',
    dataDir: import.meta.dirname,
    pageDir: import.meta.dirname,
    allowedOrigins: [],
    trustedProxies: [],
  })
