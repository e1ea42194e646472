import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chooseRunAs } from '#server/db/embedded/run-as.ts'

export const runAs = chooseRunAs()

/** Starts a program as an ordinary user. Its messages go to ours if it fails. */
export function startProgram(program: string, args: readonly string[]) {
  const [command, rest] = runAs.command(program, args)
  const child = spawn(command, rest, { ...runAs.ids, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    requireAlive() {
      if (hasEnded()) throw new Error(`${program} ended: ${complaint}`)
    },
    async end(signal: NodeJS.Signals) {
      if (hasEnded()) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
    async finish() {
      await closed(child)
      if (child.exitCode !== 0) throw new Error(`${program} failed: ${complaint}`)
    },
  }
}

const closed = (child: ChildProcess) => once(child, 'close')
