import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../../http/errors.ts'
import type { ClusterPaths } from './cluster.ts'

export interface Postmaster {
  port: number
  isGone(): boolean
  signal(signal: NodeJS.Signals): void
}

/** Recovery after a crash can take a while on a slow disk. */
const READY_MS = 120_000
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
}

/** The running postmaster of the folder, if any. Removes the pid file of a dead one. */
export async function findPostmaster(place: ClusterPaths): Promise<Postmaster | null> {
  const file = pidFile(place)
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(50)) {
    const state = await readPidFile(place)
    if (state === null) return null
    // PostgreSQL creates the file empty and writes its first line a moment later.
    if (!state.pid) continue
    if (!isAlive(state.pid) || !(await isPostgres(state.pid))) {
      await rm(file, { force: true })
      return null
    }
    if (state.isReady) return byPid(place, state.pid, state.port)
  }
  throw new Error(texts.postgresStuck(place.folder, place.log))
}

export async function spawnPostmaster(place: ClusterPaths, port: number): Promise<Postmaster> {
  const log = await open(place.log, 'a', 0o600)
  const all = { ...SETTINGS, max_connections: String(place.maxConnections) }
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = place.runAs.command(join(place.binaries, 'postgres'), [
    '-D',
    place.folder,
    '-p',
    String(port),
    ...settings,
  ])
  // Its own process group: Ctrl+C must only reach the server, which then stops PostgreSQL cleanly.
  const child = spawn(command, args, {
    ...place.runAs.ids,
    cwd: place.folder,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await once(child, 'spawn')
  await log.close()
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(20)) {
    if (hasEnded(child)) throw new Error(texts.postgresFailed(place.log))
    const state = await readPidFile(place)
    if (state?.pid === child.pid && state?.isReady) return byChild(place, child, port)
  }
  child.kill('SIGQUIT')
  throw new Error(texts.postgresSlow(place.log))
}

/** Restarts the postmaster on its port if it ends unexpectedly. */
export function supervise(place: ClusterPaths, first: Postmaster) {
  let current = first
  let starting: Promise<void> | null = null
  const timer = setInterval(() => {
    if (starting || !current.isGone()) return
    starting = spawnPostmaster(place, current.port)
      .then((next) => {
        current = next
      })
      // PostgreSQL's log has the reason; the next timer run tries again.
      .catch(() => {})
      .finally(() => {
        starting = null
      })
  }, 500)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await starting
      await stopPostmaster(current)
    },
    /** Stops watching but leaves PostgreSQL running for other processes that use it. */
    release: () => clearInterval(timer),
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, committed data stays. */
async function stopPostmaster(postmaster: Postmaster) {
  const steps = [
    ['SIGINT', 8000],
    ['SIGQUIT', 2000],
  ] as const
  for (const [signal, waitMs] of steps) {
    if (!postmaster.isGone()) postmaster.signal(signal)
    for (const end = Date.now() + waitMs; !postmaster.isGone() && Date.now() < end;) {
      await pause(20)
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const pidFile = ({ folder }: ClusterPaths) => join(folder, 'postmaster.pid')

/** Line 1 is the process id, line 4 the port, line 8 the state. */
async function readPidFile(place: ClusterPaths) {
  const text = await readFile(pidFile(place), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    isReady: lines[7]?.trim() === 'ready',
  }
}

/** After a reboot the process id in a stale file may belong to any other program. */
async function isPostgres(pid: number): Promise<boolean> {
  return (await commandOf(pid)).includes('postgres')
}

async function commandOf(pid: number): Promise<string> {
  // Small containers have no `ps`.
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  }
  const [program, ...args] = process.platform === 'win32' ? listOnWindows(pid) : listByPs(pid)
  return spawnSync(program, args, { encoding: 'utf8', windowsHide: true }).stdout ?? ''
}

const listByPs = (pid: number) => ['ps', '-o', 'command=', '-p', String(pid)] as const
const listOnWindows = (pid: number) => ['tasklist', '/NH', '/FI', `PID eq ${pid}`] as const

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const byChild = (place: ClusterPaths, child: ChildProcess, port: number): Postmaster => ({
  port,
  isGone: () => hasEnded(child),
  signal: (signal) => sendSignal(place, child.pid, signal),
})

const byPid = (place: ClusterPaths, pid: number, port: number): Postmaster => ({
  port,
  isGone: () => !isAlive(pid),
  signal: (signal) => sendSignal(place, pid, signal),
})

/** Windows has no signals; PostgreSQL's pg_ctl delivers them there. */
function sendSignal(place: ClusterPaths, pid: number | undefined, signal: NodeJS.Signals) {
  if (pid === undefined) return
  if (process.platform === 'win32') killByTool(place, pid, signal)
  else process.kill(pid, signal)
}

export function killByTool(
  { binaries, runAs }: Pick<ClusterPaths, 'binaries' | 'runAs'>,
  pid: number,
  signal: NodeJS.Signals,
) {
  const args = ['kill', signal.replace('SIG', ''), String(pid)]
  const [command, rest] = runAs.command(join(binaries, 'pg_ctl'), args)
  spawnSync(command, rest, { ...runAs.ids, windowsHide: true })
}
