import * as z from 'zod/mini'
import { mcpMessages as texts } from '#contract/query/mcp.texts.ts'
import { errorText } from '../../http/errors.ts'
import type { McpTool } from './mcp-tools.ts'

/** The newest version of the protocol that these messages follow. Others are answered with it, as the protocol says. */
const PROTOCOL = '2025-06-18'
const KNOWN_PROTOCOLS = ['2024-11-05', '2025-03-26', PROTOCOL]

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const UNKNOWN_METHOD = -32_601
const INVALID_PARAMS = -32_602

const message = z.object({
  jsonrpc: z.literal('2.0'),
  /** Missing from notifications, which get no answer. */
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z._default(z.record(z.string(), z.unknown()), {}),
})
const initialize = z.object({ protocolVersion: z._default(z.string(), PROTOCOL) })
const toolCall = z.object({
  name: z.string(),
  arguments: z._default(z.record(z.string(), z.unknown()), {}),
})

type Id = string | number | null
type Answer = { jsonrpc: '2.0'; id: Id } & (
  | { result: unknown }
  | { error: { code: number; message: string } }
)

const succeeded = (id: Id, result: unknown): Answer => ({ jsonrpc: '2.0', id, result })
const failed = (id: Id, code: number, text: string): Answer => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: text },
})

/** The part of the Model Context Protocol that tools need. Answers one line; null if it gets no answer. */
export function createMcpServer(tools: readonly McpTool[], version: string) {
  async function callTool(id: Id, params: unknown): Promise<Answer> {
    const call = toolCall.safeParse(params)
    const tool = tools.find(({ name }) => name === call.data?.name)
    if (!call.success || !tool) return failed(id, INVALID_PARAMS, texts.unknownTool)
    try {
      const found = await tool.run(call.data.arguments)
      return succeeded(id, { content: [{ type: 'text', text: JSON.stringify(found) }] })
    } catch (error) {
      // The assistant reads it and can correct its question.
      return succeeded(id, { content: [{ type: 'text', text: errorText(error) }], isError: true })
    }
  }

  function answer(id: Id, method: string, params: Record<string, unknown>) {
    switch (method) {
      case 'initialize': {
        const wanted = initialize.safeParse(params).data?.protocolVersion ?? PROTOCOL
        return succeeded(id, {
          protocolVersion: KNOWN_PROTOCOLS.includes(wanted) ? wanted : PROTOCOL,
          capabilities: { tools: {} },
          serverInfo: { name: 'ringwise', version },
          instructions: texts.instructions,
        })
      }
      case 'ping':
        return succeeded(id, {})
      case 'tools/list':
        return succeeded(id, {
          tools: tools.map(({ name, description, inputSchema }) => ({
            name,
            description,
            inputSchema,
            annotations: { readOnlyHint: true },
          })),
        })
      case 'tools/call':
        return callTool(id, params)
      default:
        return failed(id, UNKNOWN_METHOD, texts.unknownMethod)
    }
  }

  return async (line: string): Promise<Answer | null> => {
    const json = readMessage(line)
    if (json === undefined) return failed(null, PARSE_ERROR, texts.notJson)
    const parsed = message.safeParse(json)
    if (!parsed.success) return failed(null, INVALID_REQUEST, texts.badMessage)
    const { id, method, params } = parsed.data
    return id === undefined ? null : answer(id, method, params)
  }
}

function readMessage(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
