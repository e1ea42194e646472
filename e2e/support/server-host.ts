// A process that starts one server after another: loading the code takes longer than most tests, starting it doesn't.
import { pino } from 'pino'
import { readEnv } from '#server/process/env.ts'
import { runServer } from '#server/run-server.ts'

interface StartRequest {
  readonly start: Record<string, string>
  readonly trains: boolean
}
export type HostRequest = StartRequest | 'stop'
export type HostAnswer = { readonly address: string } | 'stopped' | { readonly error: string }

let steps: (() => Promise<void>)[] = []

async function start({ start: variables, trains }: StartRequest) {
  const env = readEnv(variables)
  const logger = pino({ level: env.LOG_LEVEL })
  const { address } = await runServer(env, logger, (step) => void steps.push(step), { trains })
  return { address }
}

async function stop() {
  const toEnd = steps.toReversed()
  steps = []
  for (const step of toEnd) await step()
  return 'stopped' as const
}

const answer = (message: HostAnswer) => process.send?.(message)

process.on('message', (request: HostRequest) => {
  const work = request === 'stop' ? stop() : start(request)
  work.then(answer, (error: unknown) => answer({ error: String(error) }))
})
// The worker that uses it has ended.
process.once('disconnect', () => process.exit(0))
