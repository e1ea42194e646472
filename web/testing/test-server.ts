import { takesJson, type Route } from '#contract/base/route.ts'

// Stands in for our server, at `fetch`. Everything else of a DOM test is the real page.

type CalledRoute = Pick<Route<unknown, unknown>, 'method' | 'path' | 'upload' | 'access'>

interface Call {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

interface Answer {
  readonly route: CalledRoute
  readonly checkInput: (call: Call) => void
  readonly reply: (call: Call) => Promise<Response>
  /** Any page may ask for it, so a test doesn't have to. */
  readonly isOptional: boolean
  isAsked: boolean
}

let answers: Answer[] = []
/** Null cannot be reached. */
let texts = new Map<string, string | null>()
let calls: Call[] = []
let held = new Map<string, Promise<void>>()
let faults: string[] = []

/** For each test: a server that knows no answers yet. */
export function resetServer() {
  answers = []
  texts = new Map()
  calls = []
  held = new Map()
  faults = []
}

/** Calls that the test didn't expect, and answers that the page didn't ask for. */
export const serverFaults = () => [
  ...faults,
  ...answers
    .filter(({ isAsked, isOptional }) => !isAsked && !isOptional)
    .map(({ route }) => `answered but not asked: ${nameOf(route)}`),
]

/** What the server does from now on. A later answer to the same route replaces an earlier one. */
export const server = {
  answer<In, Out>(route: Route<In, Out>, output: NoInfer<Out>) {
    const checked = route.output.parse(output)
    put(route, async () => Response.json(checked))
  },

  /** What depends on the input, as the teams of a lobby, for a page that may ask for it. */
  answerEachIfAsked<In, Out>(
    route: Route<In, Out>,
    outputOf: (input: NoInfer<In>) => NoInfer<Out>,
  ) {
    const reply = async (call: Call) => {
      const input = route.input.parse(readInput(route, call))
      return Response.json(route.output.parse(outputOf(input)))
    }
    put(route, reply, true)
  },

  /** For what any page may ask. What a test answers has precedence. */
  answerIfAsked<In, Out>(route: Route<In, Out>, output: NoInfer<Out>) {
    if (answers.some((other) => !other.isOptional && nameOf(other.route) === nameOf(route))) return
    const checked = route.output.parse(output)
    put(route, async () => Response.json(checked), true)
  },

  refuse<In, Out>(route: Route<In, Out>, status: number, error: string, message: string) {
    put(route, async () => Response.json({ success: false, error, message }, { status }))
  },

  /** The call doesn't reach the server. */
  cutOff<In, Out>(route: Route<In, Out>) {
    put(route, () => Promise.reject(new TypeError('Failed to fetch')))
  },

  /** Keeps answers back until the returned function is called. */
  hold<In, Out>(route: Route<In, Out>): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(nameOf(route), promise)
    return () => {
      held.delete(nameOf(route))
      resolve()
    }
  },

  /** Something at this path that the contract doesn't know, as a proxy would answer, until the route is answered. */
  answerText(path: string, content: string) {
    texts.set(path, content)
  },

  cutOffText(path: string) {
    texts.set(path, null)
  },

  /** What the page has sent to a route, in order. */
  sent: <In, Out>(route: Route<In, Out>): In[] =>
    calls
      .filter((call) => isCallOf(route, call))
      .map((call) => route.input.parse(readInput(route, call))),
}

function put<In, Out>(route: Route<In, Out>, reply: Answer['reply'], isOptional = false) {
  texts.delete(route.path)
  answers = answers.filter((other) => nameOf(other.route) !== nameOf(route))
  const checkInput = (call: Call) => void route.input.parse(readInput(route, call))
  answers.push({ route, checkInput, reply, isOptional, isAsked: false })
}

/** Takes the place of `fetch`. */
export async function answerCall(address: string, init: RequestInit = {}) {
  const call = readCall(new URL(address, location.href), init)
  calls.push(call)
  const text = texts.get(call.url.pathname)
  if (text === null) throw new TypeError('Failed to fetch')
  if (text !== undefined) return new Response(text)
  const found = answers.find(({ route }) => isCallOf(route, call))
  if (!found) return fail(`unexpected call: ${call.method} ${call.url.pathname}`)
  found.isAsked = true
  const { route } = found
  if (route.access !== 'public' && !call.headers.has('authorization')) {
    return fail(`call without a session: ${nameOf(route)}`)
  }
  try {
    found.checkInput(call)
  } catch (error) {
    return fail(`wrong input: ${nameOf(route)} ${String(error)}`)
  }
  await held.get(nameOf(route))
  return found.reply(call)
}

function fail(fault: string) {
  faults.push(fault)
  return Response.json({ success: false, error: 'unexpected', message: fault }, { status: 400 })
}

const nameOf = ({ method, path }: CalledRoute) => `${method} ${path}`

const readCall = (url: URL, { method = 'GET', headers, body }: RequestInit): Call => ({
  method,
  url,
  headers: new Headers(headers),
  body: typeof body === 'string' ? JSON.parse(body) : undefined,
})

const patternOf = ({ path }: CalledRoute) =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const isCallOf = (route: CalledRoute, { method, url }: Call) =>
  route.method === method && patternOf(route).test(url.pathname)

/** As the server reads it: the body, or the query if the route takes no JSON, then the parameters of the path. */
function readInput(route: CalledRoute, { url, body }: Call) {
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
  const inPath = Object.entries(patternOf(route).exec(url.pathname)?.groups ?? {}).map(
    ([name, value]) => [name, decodeURIComponent(value)],
  )
  return Object.assign({}, takesJson(route) ? body : query, Object.fromEntries(inPath))
}
