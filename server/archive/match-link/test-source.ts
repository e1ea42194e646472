import { createServer, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { WITH_BANS } from '../ingest/testing/test-overstat-files.ts'

const record = z.record(z.string(), z.unknown())
const player = z.looseObject({ playerId: z.int(), name: z.string() })
const team = z.looseObject({
  name: z.string(),
  teamId: z.int(),
  overall_stats: z.looseObject({ teamPlacement: z.int() }),
  player_stats: z.array(player),
})
const game = z.looseObject({ teams: z.array(team) })
const set = z.object({
  stats: z.looseObject({ games: z.array(game) }),
  match: record,
  settings: record,
})
const { stats, match, settings } = set.parse(JSON.parse(WITH_BANS.bytes.toString()))

/** The match of the source, and a stats code for the same games. */
const SOURCE_MATCH = 9301
export const SOURCE_CODE = 'a1b2c3d4-secret'
/** Of the answers that are too large. */
export const LARGE_BYTES = 2 * 1024 * 1024

/** Matches of these numbers are never answered. */
const HANGING_MATCHES = '/api/stats/88'

type Trouble =
  | 'error'
  | 'redirect'
  | 'large'
  | 'endless'
  | 'slow'
  | 'nonsense'
  | 'empty'
  | 'no settings'

/** Stands in for overstat and for Respawn's stats codes, with a match that is being played. */
export async function startTestSource() {
  const state = { played: 0, trouble: null as Trouble | null, requests: [] as string[] }
  const server = createServer(({ url = '' }, response) => {
    state.requests.push(url)
    if (url.includes(HANGING_MATCHES)) return response.write('{')
    if (state.trouble !== null && state.trouble !== 'no settings') {
      return makeTrouble(response, state.trouble)
    }
    const answer = answerOf(url, state.played, state.trouble === 'no settings')
    response.statusCode = answer === undefined ? 404 : 200
    return response.end(JSON.stringify(answer ?? { error: 'not found' }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    state,
    port,
    host: `http://127.0.0.1:${port}`,
    link: `http://127.0.0.1:${port}/tournament/lantern/${SOURCE_MATCH}.Lobby_2/standings`,
    codeLink: `http://127.0.0.1:${port}/privatematch/?token=${SOURCE_CODE}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

function answerOf(url: string, played: number, hasNoSettings: boolean): object | undefined {
  const games = stats.games.slice(0, played)
  const answers: Record<string, object | undefined> = {
    [`/api/stats/${SOURCE_MATCH}/overall`]: { ...stats, total: played, games },
    [`/api/match/${SOURCE_MATCH}`]: match,
    [`/api/settings/match/${SOURCE_MATCH}`]: hasNoSettings ? undefined : settings,
    [`/privatematch/?token=${SOURCE_CODE}`]: { matches: games.toReversed().map(statscodeMatch) },
  }
  return answers[url]
}

/** The publisher has one row per player and the newest game first. */
const statscodeMatch = ({ teams, ...rest }: z.infer<typeof game>) => ({
  ...rest,
  player_results: teams.flatMap(({ name, teamId, overall_stats: total, player_stats: players }) =>
    players.map(({ playerId, name: playerName, ...numbers }) => ({
      ...numbers,
      playerName,
      nidHash: `hash-${playerId}`,
      teamNum: teamId,
      teamName: name,
      teamPlacement: total.teamPlacement,
    })),
  ),
})

function makeTrouble(response: ServerResponse, trouble: Trouble) {
  switch (trouble) {
    case 'error':
      return response.writeHead(503).end('busy')
    case 'redirect':
      return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    case 'large':
      return response.end(Buffer.alloc(LARGE_BYTES, ' '))
    case 'endless':
      // In two pieces and without a length.
      response.write(Buffer.alloc(LARGE_BYTES / 2, ' '))
      return response.end(Buffer.alloc(LARGE_BYTES / 2, ' '))
    case 'empty':
      return response.end('{}')
    case 'slow':
      return response.write('{')
    default:
      return response.end('<html>')
  }
}
