import { pino } from 'pino'
import { commandMessages } from '#contract/base/command.texts.ts'
import { readEnv } from './process/env.ts'
import { stopOnSignal } from './process/shutdown.ts'
import { runServer } from './run-server.ts'

async function start() {
  const env = readEnv(process.env)
  const logger = pino({ level: env.LOG_LEVEL })
  const { stop, onStop } = stopOnSignal(logger)
  try {
    const { address, firstAdmin } = await runServer(env, logger, onStop)
    // In one piece: anyone who waits for the address gets the password too.
    process.stdout.write(commandMessages.greeting(address, firstAdmin))
  } catch (error) {
    complain(error)
    await stop(1)
  }
}

function complain(error: unknown) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
}

start().catch((error: unknown) => {
  complain(error)
  process.exit(1)
})
