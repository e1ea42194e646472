import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const START_MS = 180_000
const STOP_MS = 60_000

export const ADMIN = 'e2e-admin'

export interface RunningServer {
  readonly address: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

export interface ServerOptions {
  readonly demo?: 'on' | 'off'
  /** Without one the server starts a PostgreSQL of its own. */
  readonly databaseUrl?: string
  /** Other variables of its environment. */
  readonly env?: Readonly<Record<string, string>>
}

export function serverEnvironment(
  adminPassword: string,
  { demo = 'off', databaseUrl = '', env, port, dataDir }: ServerOptions & Place,
): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  return {
    PATH,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    // A slow or busy machine is no reason to answer 503.
    DATABASE_WAIT_S: '120',
    ADMIN_USERNAME: ADMIN,
    ADMIN_PASSWORD: adminPassword,
    ADMIN_EMAIL: 'e2e-admin@example.test',
    DEMO: demo,
    LOG_LEVEL: 'warn',
    ...env,
  }
}

interface Place {
  readonly port: number
  readonly dataDir: string
}

/** The product as it is started for users, on an empty database. */
export async function startServer(
  adminPassword: string,
  { demo = 'off', databaseUrl = '', env = {} }: ServerOptions = {},
): Promise<RunningServer> {
  const port = await findFreePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'ringwise-e2e-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: serverEnvironment(adminPassword, { demo, databaseUrl, env, port, dataDir }),
  })
  const stop = async () => {
    await stopProcess(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await becomesReady(server)
  } catch (error) {
    await stop()
    throw error
  }
  const results = join(ROOT, 'test-results')
  await mkdir(results, { recursive: true })
  const log = createWriteStream(join(results, `server-${port}.log`))
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  server.once('exit', (code, signal) => log.end(`Ended with ${signal ?? code}.\n`))
  return { address: `http://127.0.0.1:${port}`, dataDir, stop }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

function becomesReady(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += String(text)
      if (said.includes('Ringwise is ready')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${said}`)))
    setTimeout(() => reject(new Error(`The server did not start.\n${said}`)), START_MS).unref()
  })
}

function stopProcess(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    const late = setTimeout(() => {
      server.kill('SIGKILL')
      reject(new Error('The server did not stop when asked to.'))
    }, STOP_MS)
    server.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    server.kill('SIGTERM')
  })
}
