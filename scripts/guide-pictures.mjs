// Takes the pictures of docs/guide.md again, from the demo season on a fixed day.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)
const { buildPage } = await import('./build.mjs')
await buildPage()
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const config = join(root, 'e2e', 'guide', 'playwright.config.ts')
const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', config], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
