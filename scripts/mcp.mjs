import { prepare } from './prepare.mjs'

await prepare(import.meta.url)
const { runMcpCommand } = await import('../server/query/mcp/command.ts')
const { stdin: input, stdout: output, stderr: errors } = process
process.exitCode = await runMcpCommand(process.env, { input, output, errors })
