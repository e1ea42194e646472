import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HostAnswer, HostRequest } from './server-host.ts'
import { serverEnvironment, type RunningServer, type ServerOptions } from './server.ts'

const HOST = join(import.meta.dirname, 'server-host.ts')
const RESULTS = join(import.meta.dirname, '../..', 'test-results')

/** Hosts of this worker without a server. */
const idle: ChildProcess[] = []

/** A server on an empty database, in a process that earlier tests of this worker used too. */
export async function startHostedServer(
  adminPassword: string,
  options: ServerOptions & { readonly trains?: boolean },
): Promise<RunningServer> {
  const host = idle.pop() ?? openHost()
  const dataDir = await mkdtemp(join(tmpdir(), 'ringwise-e2e-'))
  const env = serverEnvironment(adminPassword, { ...options, port: 0, dataDir })
  const started = await ask(host, { start: env, trains: options.trains ?? false })
  if (started === 'stopped') throw new Error('The host stopped instead of starting a server.')
  return {
    address: started.address,
    dataDir,
    async stop() {
      await ask(host, 'stop')
      idle.push(host)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function openHost() {
  const host = fork(HOST, [], { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const log = createWriteStream(join(RESULTS, `server-host-${host.pid}.log`))
  host.stdout?.pipe(log, { end: false })
  host.stderr?.pipe(log, { end: false })
  // The worker's end must not wait for it.
  host.unref()
  return host
}

async function ask(host: ChildProcess, request: HostRequest) {
  const end = new AbortController()
  const answered = once(host, 'message', { signal: end.signal })
  const ended = once(host, 'exit', { signal: end.signal })
  answered.catch(() => {})
  ended.catch(() => {})
  host.send(request)
  const [message] = await Promise.race([answered, ended])
  end.abort()
  if (!isAnswer(message)) throw new Error('The process of the servers ended.')
  if (typeof message === 'object' && 'error' in message) throw new Error(message.error)
  return message
}

const isAnswer = (message: unknown): message is HostAnswer =>
  message === 'stopped' || (typeof message === 'object' && message !== null)
