// Starts the page with hot reload on 5173, and a server behind it that restarts when its files change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)
const server = spawn(process.execPath, ['--watch', join(root, 'server', 'main.ts')], {
  stdio: 'inherit',
})
const { createServer } = await import('vite')
const page = await createServer({ configFile: join(root, 'web', 'vite.config.ts') })
await page.listen()
page.printUrls()

const stop = async () => {
  server.kill('SIGTERM')
  await page.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
