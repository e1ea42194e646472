import { prepare } from './prepare.mjs'

await prepare(import.meta.url)
const { runBackupCommand } = await import('../server/backup/command.ts')
process.exitCode = await runBackupCommand('backup', process.argv.slice(2))
