import { defineConfig } from 'vitest/config'

/** Parts of the server that need no database. */
const PURE = ['server/demo/**/*.test.ts', 'server/ingest/**/*.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Busy machines are no reason to fail; what hangs is still found.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{domain,contract,web,scripts}/**/*.test.ts', ...PURE] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: PURE,
          globalSetup: 'server/test-cluster.ts',
        },
      },
    ],
  },
})
