import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  // They compare with real match files, which are not part of the repository.
  testIgnore: process.env.REAL_DATA ? [] : '**/*.real.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two cores are a fifth idle with two: pages wait for servers, and servers for pages.
  workers: 3,
  retries: 0,
  // For a machine at a third of the speed of a small one, under load. What hangs is still found, and the whole run has no limit.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['./scripts/test/playwright-reporter.ts', { timesFile: 'test-results/e2e-times.json' }],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['./e2e/support/refuse-skips.ts'],
  ],
  use: {
    browserName: 'chromium',
    baseURL: process.env.E2E_ADDRESS,
    launchOptions: JSON.parse(process.env.E2E_BROWSER ?? '{}'),
    // Nothing fades, so nothing has to be waited for; one test looks at the motion itself.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
})
