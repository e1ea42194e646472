import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFailed, onTestFinished } from 'vitest'
import { fastFolder } from './test-databases.ts'

const MAIN = join(import.meta.dirname, '..', 'main.ts')
const START_MS = 180_000

/** A data folder that doesn't exist yet. */
export async function dataFolder() {
  const folder = await fastFolder('ringwise-main-')
  // Registered first, so it runs last: after the servers of the test have stopped.
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'data')
}

/** Starts the server as its own process, like `npm start`. It is always stopped after the test. */
export function spawnServer(env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'warn', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  onTestFinished(() => stop(child, 'SIGTERM').then(() => {}))
  // What it said is often the only trace of the cause.
  onTestFailed(() => void process.stderr.write(output))
  const found = (pattern: RegExp) => pattern.exec(output)?.[1]
  return {
    output: () => output,
    password: () => found(/^Password: (.+)$/m),
    /** Resolves with the address once the server accepts requests. */
    async ready(): Promise<string> {
      for (const end = Date.now() + START_MS; Date.now() < end; await pause(20)) {
        const address = found(/^Ringwise is ready: (.+)$/m)
        if (address) return address
        if (child.exitCode !== null) break
      }
      throw new Error(`The server did not start: ${output}`)
    },
    exit: () => stop(child),
    kill: (signal: NodeJS.Signals) => stop(child, signal),
  }
}

async function stop(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  if (signal) child.kill(signal)
  await once(child, 'exit')
  return child.exitCode
}

export async function logInTo(address: string, username: string, password: string) {
  return postJson(`${address}/api/auth/login`, { username, password })
}

export async function postJson(url: string, body: object, token?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const json: unknown = await response.json()
  return { status: response.status, json }
}
