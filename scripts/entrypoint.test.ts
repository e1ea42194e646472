import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const entrypoint = join(import.meta.dirname, '..', 'deploy', 'entrypoint.sh')
const PATH = dirname(process.execPath) + delimiter + process.env['PATH']

/** Prints its process number and stays until it's stopped. */
const SERVER = 'console.log(process.pid); setInterval(() => {}, 1000)'

async function makeVolume() {
  const volume = await mkdtemp(join(tmpdir(), 'ringwise-volume-'))
  onTestFinished(() => rm(volume, { recursive: true }))
  return volume
}

function start(script: string, env: Record<string, string>) {
  const child = spawn(entrypoint, ['-e', script], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function run(script: string, env: Record<string, string>) {
  const child = start(script, env)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  await once(child, 'close')
  return { exitCode: child.exitCode, errors }
}

async function stop(child: ChildProcess) {
  child.kill('SIGTERM')
  await once(child, 'close')
}

// `flock` comes with every Linux, and the image is one.
test.skipIf(process.platform !== 'linux')(
  'a volume takes one container at a time, unless the database is elsewhere',
  async () => {
    const DATA_DIR = await makeVolume()
    const server = start(SERVER, { DATA_DIR })
    await once(server.stdout, 'data')
    const second = await run('', { DATA_DIR })
    expect(second.exitCode).toBe(1)
    expect(second.errors).toContain('Another container uses this volume')
    const shared = await run('', { DATA_DIR, DATABASE_URL: 'postgres://elsewhere/ringwise' })
    expect(shared).toEqual({ exitCode: 0, errors: '' })
    await stop(server)
    expect(await run('', { DATA_DIR })).toEqual({ exitCode: 0, errors: '' })
  },
)

test.skipIf(process.platform !== 'linux')(
  "the server is the container's own process, so the stop signal reaches it",
  async () => {
    const server = start(SERVER, { DATA_DIR: await makeVolume() })
    const [output]: Buffer[] = await once(server.stdout, 'data')
    expect(Number(output)).toBe(server.pid)
  },
)
