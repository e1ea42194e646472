// Runs all files of bench/, or those named. Each prints its figures and fails if it exceeds its budget.
import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)
const { buildPage } = await import('./build.mjs')
await buildPage()
const wanted = process.argv.slice(2)
const files = (await readdir(join(root, 'bench'))).filter((file) => file.endsWith('.ts'))
for (const file of files.toSorted()) {
  const name = file.replace('.ts', '')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n> ${name}`)
  const { status } = spawnSync(process.execPath, [join(root, 'bench', file)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
