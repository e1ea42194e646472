import { createServer, type ServerResponse } from 'node:http'
import { createRandom, type Random } from '../../demo/season/random.ts'
import { inventLeague } from './test-league.ts'
import { leagueAnswers } from './test-league-answers.ts'
import { withWrongTypes } from './test-wrong-types.ts'

export const FAULT_KINDS = [
  'slow',
  '500',
  '503',
  '429',
  'truncated',
  'html',
  'types',
  'empty',
  'hang-up',
] as const

export interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number]
  /** Only paths that contain this text. */
  readonly path?: string
  /** How many more answers it hits. */
  times: number
}

const HTML_PAGE = '<!doctype html><html><body><h1>502 Bad gateway</h1></body></html>'

/** Stands in for the league's API, with an invented league and faults that a test switches on. */
export async function startLeague() {
  const league = inventLeague()
  const answer = leagueAnswers(league)
  const random = createRandom('faults')
  const state = { faults: [] as Fault[], requests: [] as { path: string; at: number }[] }
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/^\/v1/, '')
    state.requests.push({ path, at: performance.now() })
    const fault = state.faults.find((one) => one.times > 0 && path.includes(one.path ?? ''))
    if (fault) fault.times -= 1
    const body = answer(path)
    const text = JSON.stringify(body ?? { message: 'Not found' })
    if (fault) return makeFault(response, fault.kind, text, random)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    return response.end(text)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    league,
    state,
    answer,
    address: `http://127.0.0.1:${port}/v1`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

function makeFault(response: ServerResponse, kind: Fault['kind'], text: string, random: Random) {
  switch (kind) {
    case 'slow':
      return response.write('{')
    case 'hang-up':
      return response.destroy()
    case '500':
    case '503':
    case '429':
      response.writeHead(Number(kind), { 'retry-after': '1' })
      return response.end('{"message":"Service unavailable"}')
    case 'html':
      return response.end(HTML_PAGE)
    case 'empty':
      return response.end()
    case 'truncated':
      return response.end(text.slice(0, Math.floor(text.length * 0.6)))
    case 'types':
      return response.end(JSON.stringify(withWrongTypes(JSON.parse(text), random)))
    default:
      return kind satisfies never
  }
}
