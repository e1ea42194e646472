import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { mcpMessages as texts } from '#contract/query/mcp.texts.ts'
import { VERSION } from '../../process/version.ts'
import { createMcpServer } from './mcp-server.ts'
import { mcpTools } from './mcp-tools.ts'

interface McpStreams {
  readonly input: Readable
  readonly output: Writable
  readonly errors: Writable
}

/** `npm run mcp`: a Model Context Protocol server on standard input and output, one message a line. */
export async function runMcpCommand(
  env: Readonly<Record<string, string | undefined>>,
  { input, output, errors }: McpStreams,
): Promise<number> {
  const url = env['RINGWISE_URL'] ?? 'http://127.0.0.1:3000'
  if (!URL.canParse(url)) {
    errors.write(`${texts.badUrl(url)}\n`)
    return 2
  }
  const answer = createMcpServer(
    mcpTools({ url, token: env['RINGWISE_TOKEN'] ?? '' }, today),
    VERSION,
  )
  for await (const line of createInterface({ input })) {
    const found = line.trim() === '' ? null : await answer(line)
    // Standard output has nothing but messages.
    if (found) output.write(`${JSON.stringify(found)}\n`)
  }
  return 0
}

const today = () => new Date().toISOString().slice(0, 10)
