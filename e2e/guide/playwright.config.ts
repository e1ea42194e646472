import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: 'pictures.ts',
  outputDir: '../../test-results/guide',
  globalSetup: join(import.meta.dirname, '../support/setup.ts'),
  // The demo season and its back-test take minutes on a small machine.
  timeout: 1_800_000,
  reporter: 'list',
})
