import * as z from 'zod/mini'
import { mcpMessages as texts } from '#contract/query/mcp.texts.ts'
import { askArchive, getQueryCatalog } from '#contract/query/query.ts'
import { problemText } from '#contract/query/query-problem.ts'
import { toMapEntry } from '#contract/catalog/map.ts'
import { getRoster, toRosterEntry } from '#contract/catalog/roster.ts'
import { takesJson, type Route } from '#contract/base/route.ts'
import { setRoster } from '#domain/catalog/legend.ts'
import { setMaps } from '#domain/catalog/map.ts'
import { isProblem, toQuery } from '#domain/query/archive-query.ts'
import { indexNames } from '#domain/query/line-names.ts'
import { readLine } from '#domain/query/read-line.ts'
import { MAX_QUERY_TOKENS, writeToken } from '#domain/query/token.ts'

export interface McpTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: object
  readonly run: (input: Record<string, unknown>) => Promise<unknown>
}

/** Longer lines are no questions. */
const MAX_LINE = 400

const lineInput = z.object({ line: z.string().check(z.maxLength(MAX_LINE)) })
const queryInput = z.object({
  tokens: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_QUERY_TOKENS)),
})

interface ServerAddress {
  readonly url: string
  /** Empty for what guests can read. */
  readonly token: string
}

/** What a club's assistant can do: everything reads, nothing writes. */
export function mcpTools(address: ServerAddress, today: () => string): readonly McpTool[] {
  const catalog = () => call(address, getQueryCatalog, {})

  async function read(line: string) {
    // Administrators add legends and maps, and a line can name them.
    const { legends, maps } = await call(address, getRoster, {})
    setRoster(legends.map(toRosterEntry), Date.now)
    setMaps(maps.map(toMapEntry))
    const { names } = await catalog()
    const { tokens, unknown, corrected } = readLine(line, indexNames(names), today())
    const query = toQuery(tokens, today())
    return {
      tokens: tokens.map(writeToken),
      notUnderstood: unknown.map(({ text, could }) => ({
        text,
        couldBe: could.map(({ label }) => label),
      })),
      corrected: corrected.map(({ text, token }) => ({ typed: text, token: writeToken(token) })),
      problem: isProblem(query) ? problemText(query) : null,
    }
  }

  return [
    {
      name: 'list_catalog',
      description: texts.listCatalog,
      inputSchema: { type: 'object', properties: {} },
      run: catalog,
    },
    {
      name: 'parse_line',
      description: texts.parseLine,
      inputSchema: z.toJSONSchema(lineInput),
      run: (input) => read(valid(lineInput, input).line),
    },
    {
      name: 'run_query',
      description: texts.runQuery,
      inputSchema: z.toJSONSchema(queryInput),
      run: (input) => call(address, askArchive, valid(queryInput, input)),
    },
  ]
}

function valid<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new Error(texts.badInput)
  return parsed.data
}

const refused = z.object({ message: z.string() })

async function call<In, Out>(
  { url, token }: ServerAddress,
  route: Route<In, Out>,
  input: object,
): Promise<Out> {
  const answer = await fetch(new URL(route.path, url), {
    method: route.method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(takesJson(route) && { 'content-type': 'application/json' }),
    },
    ...(takesJson(route) && { body: JSON.stringify(input) }),
  }).catch(() => {
    throw new Error(texts.unreachable(url))
  })
  const json: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Error(refused.safeParse(json).data?.message ?? texts.unreachable(url))
  return route.output.parse(json)
}
