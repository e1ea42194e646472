import { prepare } from './prepare.mjs'

await prepare(import.meta.url)
const { runSimulateCommand } = await import('../server/live-match/simulator/command.ts')
process.exitCode = await runSimulateCommand(process.argv.slice(2))
