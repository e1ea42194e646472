import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import packageFile from './package.json' with { type: 'json' }

/** Tests of the server, without the ending. */
function named(...names: string[]) {
  return names.flatMap((line) => line.split(' ')).map((name) => `server/${name}.test.ts`)
}

/** Parts of the server that need no database. */
const PURE = named('archive/demo/**/* archive/ingest/**/* live-match/simulator/**/* process/env')

/**
 * What can differ between versions of PostgreSQL, and so runs on a second one too. Everything else is about our own
 * processes, files, rules and time limits, or uses the same kinds of statements again.
 */
const ON_OTHER_POSTGRES = named(
  // Migrations, also of old data, the schema they make, and prepared statements.
  'db/* draft/migration archive/player/player-migration',
  // COPY: imports, sums that are kept current, backups.
  'archive/import-file archive/golden backup/backup live-match/feed/chunk-writer',
  // Locks: who waits for whom, exactly once, limits under load.
  'draft/draft draft/room-turns draft/room/* quota poi-draft/poi-draft',
  // NOTIFY: what reaches other servers, and a whole day through a restart of the database, with the Live page.
  'realtime/live map/drawing/* shared-documents live-day',
  // Long queries: sums, windows, arrays, JSON, search.
  'archive/team/merge-in-series archive/twin/* archive/landing/* regular/comp regular/selection note/*',
  'live-match/replay/* series/* series-plan/* stats/* team/* map/ring/ring',
)

/**
 * Starts, kills and restarts whole servers and databases, trains forecasts, or searches long for a counterexample: two
 * thirds of the time for a thirtieth of the tests. `npm run check` leaves them out.
 */
const SLOW = named(
  'main live-day process/* db/embedded/* archive/import/command archive/import/cut-off',
  'archive/import/demo archive/match-link/restart archive/league/restart archive/*.property draft/fault',
  'shared-documents-kill live-match/feed/receiver-kill live-match/feed/database-restart',
  'forecast/training/*',
)

/** Compares with real match files, which are not part of the repository. */
const REAL = 'server/**/*.real.test.ts'

/** The whole page in a simulated browser. */
const DOM = 'web/**/*.dom.test.tsx'

export default defineConfig({
  test: {
    maxWorkers: 3,
    // Read each module once per worker, not once per file: tests leave nothing behind in one.
    isolate: false,
    // A slow or busy machine is no reason to fail; what hangs is still found.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,contract,web,scripts}/**/*.test.{ts,tsx}', ...PURE],
          exclude: [REAL, DOM],
        },
      },
      {
        extends: true,
        define: { 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
        resolve: {
          alias: { 'socket.io-client': join(import.meta.dirname, 'web/testing/silent-socket.ts') },
        },
        test: {
          name: 'dom',
          include: [DOM],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          env: { TZ: 'Europe/Berlin' },
          setupFiles: ['@testing-library/jest-dom/vitest', 'web/testing/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: process.env['TEST_POSTGRES_BIN'] ? ON_OTHER_POSTGRES : ['server/**/*.test.ts'],
          exclude: [REAL, ...PURE, ...(process.env['TEST_POSTGRES_BIN'] ? [] : SLOW)],
          globalSetup: 'server/testing/test-cluster.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          exclude: PURE,
          globalSetup: 'server/testing/test-cluster.ts',
        },
      },
      ...(process.env['REAL_DATA']
        ? [
            {
              extends: true as const,
              test: {
                name: 'real',
                include: [REAL],
                globalSetup: 'server/testing/test-cluster.ts',
              },
            },
          ]
        : []),
    ],
  },
})
