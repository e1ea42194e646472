import { defineConfig } from 'vitest/config'

/** Parts of the server that need no database. */
const PURE = ['demo', 'ingest', 'simulator'].map((name) => `server/${name}/**/*.test.ts`)

/** What is about our processes, our files or our rules says nothing about another PostgreSQL than the packaged one. */
const OURS =
  'main app http/* process/* db/embedded/* picture/* draft/fault draft/race forecast/training import/cut-off import/demo recommendation/read-recommendations **/*.property'
    .split(' ')
    .map((name) => `server/${name}.test.ts`)

/** Compares with real match files, which are not part of the repository. */
const REAL = 'server/**/*.real.test.ts'

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
          exclude: [REAL],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [REAL, ...PURE, ...(process.env['TEST_POSTGRES_BIN'] ? OURS : [])],
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
