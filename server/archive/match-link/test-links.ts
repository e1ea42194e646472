import { sql } from 'kysely'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { listMatchLinks, type MatchLink } from '#contract/archive/match-link.ts'
import { fileImports } from '../../file-imports.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { matchFollower } from './follow-matches.ts'
import type { FileImports } from './look-at-match.ts'
import { LARGE_BYTES, startTestSource } from './test-source.ts'

/** Seconds between two looks. */
export const EVERY_S = 30

/** The app with a source that stands in for overstat, and an editor who follows its match. */
export async function buildLinkApp(listed?: (port: number) => readonly string[]) {
  const source = await startTestSource()
  onTestFinished(() => source.stop())
  const hosts = listed?.(source.port) ?? [source.host]
  const built = await buildTestApp({ matchLinkHosts: hosts })
  const { app, db } = built
  const coach = await built.as('editor', 'coach')
  const { headers } = coach
  const get = async (url: string) => (await app.inject({ url, headers })).json()
  const remove = async (url: string) => app.inject({ method: 'DELETE', url, headers })
  const send = async (method: 'POST' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/admin/match_links${path}`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const openFollower = (change: Partial<FileImports> = {}, timeMs = 2000) =>
    matchFollower({
      db,
      hosts,
      everyS: EVERY_S,
      imports: { ...fileImports(db, null), ...change },
      logger: pino({ level: 'silent' }),
      limits: { timeMs, bytes: LARGE_BYTES - 1 },
    })
  return {
    ...built,
    coach,
    source: source.state,
    host: `127.0.0.1:${source.port}`,
    port: source.port,
    link: source.link,
    codeLink: source.codeLink,
    get,
    remove,
    send,
    openFollower,
    add: (pasted = source.link, event?: string) =>
      send('POST', '', { link: pasted, ...(event && { event }) }),
    /** The next look, without waiting for its time. */
    look: async () => {
      await sql`update match_link set next_look_at = now()`.execute(db)
      await openFollower().lookAtDue()
    },
    links: async (): Promise<MatchLink[]> =>
      listMatchLinks.output.parse(await get('/api/admin/match_links')).links,
  }
}
