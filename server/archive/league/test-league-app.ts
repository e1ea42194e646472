import { sql } from 'kysely'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { getLeague } from '#contract/archive/league.ts'
import { fileImports } from '../../file-imports.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { leagueFetcher } from './fetch-league.ts'
import { startLeague } from './stand-in/test-league-server.ts'

/** The app with a stand-in for the league, and an administrator. A second of waiting takes a few milliseconds. */
export async function buildLeagueApp() {
  const source = await startLeague()
  onTestFinished(() => source.stop())
  const built = await buildTestApp({ leagueApi: source.address })
  const { app, db } = built
  const { headers, username } = await built.as('admin')
  const openFetcher = (change: Partial<Parameters<typeof leagueFetcher>[0]> = {}) =>
    leagueFetcher({
      db,
      api: source.address,
      store: fileImports(db, null).store,
      logger: pino({ level: 'silent' }),
      pace: { gapMs: 0, secondMs: 5 },
      limits: { timeMs: 2000, bytes: 16 * 1024 * 1024 },
      ...change,
    })
  const send = async (path: string, payload: object = {}) => {
    const url = `/api/admin/league/${path}`
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const get = async (url: string) => (await app.inject({ url, headers })).json()
  const league = async () => getLeague.output.parse(await get('/api/admin/league'))
  /** Until the fetch ends, also over the delays after failures. */
  const run = async (fetcher = openFetcher()) => {
    for (let round = 0; round < 100 && (await league()).fetch.state === 'running'; round += 1) {
      await sql`update league set next_request_at = now(), retry_at = now()`.execute(db)
      await fetcher.goOn()
    }
    return league()
  }
  return { ...built, source, username, openFetcher, send, get, league, run }
}

export const seasonOf = (
  { league }: Awaited<ReturnType<typeof startLeague>>,
  name: string,
): string => league.seasons.find((season) => season.name === name)?.id ?? ''
