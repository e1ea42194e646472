import { prepare } from './prepare.mjs'

await prepare(import.meta.url)
const [first, ...rest] = process.argv.slice(2)
if (first === 'rings') {
  const { runRingBacktest } = await import('../server/map/ring/backtest-command.ts')
  process.exitCode = await runRingBacktest(rest)
} else if (first === 'finish') {
  const { runFinishBacktest } = await import('../server/forecast/record/finish-backtest.ts')
  process.exitCode = await runFinishBacktest(rest)
} else if (first === 'plan') {
  const { runPlanBacktest } = await import('../server/forecast/record/plan-backtest.ts')
  process.exitCode = await runPlanBacktest(rest)
} else if (first === 'bans') {
  const { runBanBacktest } = await import('../server/forecast/record/ban-backtest.ts')
  process.exitCode = await runBanBacktest(rest)
} else {
  const { runBacktestCommand } = await import('../server/forecast/record/backtest-command.ts')
  process.exitCode = await runBacktestCommand(process.argv.slice(2))
}
