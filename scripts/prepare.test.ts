import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const prepare = join(import.meta.dirname, 'prepare.mjs')

test('when the shell that npm runs us in is stopped, we stop in order too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-prepare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = join(folder, 'script.mjs')
  await writeFile(
    script,
    `import { prepare } from ${JSON.stringify(prepare)}
    await prepare(import.meta.url)
    process.on('SIGTERM', () => { console.log('stopped in order'); process.exit() })
    setInterval(() => {}, 1000)
    console.log('ready')`,
  )
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output).toContain('ready')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'end')
  expect(output).toContain('stopped in order')
})
