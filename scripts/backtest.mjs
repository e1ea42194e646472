import { prepare } from './prepare.mjs'

await prepare(import.meta.url)
const { runBacktestCommand } = await import('../server/forecast/record/backtest-command.ts')
process.exitCode = await runBacktestCommand(process.argv.slice(2))
