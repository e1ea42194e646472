import { prepare } from './prepare.mjs'

await prepare(import.meta.url)
const { runImportCommand } = await import('../server/archive/import/command.ts')
process.exitCode = await runImportCommand(process.argv.slice(2))
