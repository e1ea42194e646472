import { afterEach, expect, test, vi } from 'vitest'
import { fetchTeamComps } from './team-comps.ts'

const readBody = (request?: RequestInit) =>
  JSON.parse(typeof request?.body === 'string' ? request.body : '{}')

afterEach(() => vi.restoreAllMocks())

/** A server that knows the compositions of some teams, and keeps what it was asked for. */
function serverOf(known: Readonly<Record<string, number>>, status = 200) {
  const requests: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { teams } = readBody(request)
    requests.push(teams)
    const json =
      status === 200
        ? {
            team_comps: teams.map((team: string) => ({ team, games: known[team] ?? 0, comps: [] })),
          }
        : { success: false, error: 'away', message: 'The database is away' }
    return Response.json(json, { status })
  })
  return requests
}

test('teams that are needed together travel in one request, each gets its own answer', async () => {
  const requests = serverOf({ Alliance: 4, Fjord: 9 })
  const [fjord, alliance] = await Promise.all([fetchTeamComps('Fjord'), fetchTeamComps('Alliance')])
  expect(requests).toEqual([['Fjord', 'Alliance']])
  expect([fjord.games, alliance.games]).toEqual([9, 4])
})

test('a team that is needed later has a request of its own', async () => {
  const requests = serverOf({})
  await fetchTeamComps('Alliance')
  await fetchTeamComps('Fjord')
  expect(requests).toEqual([['Alliance'], ['Fjord']])
})

test('a failed request fails for each of its teams, and not for the next ones', async () => {
  serverOf({}, 503)
  const both = await Promise.allSettled([fetchTeamComps('Alliance'), fetchTeamComps('Fjord')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  serverOf({ Nova: 2 })
  expect((await fetchTeamComps('Nova')).games).toBe(2)
})
