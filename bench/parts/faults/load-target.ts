import { setTimeout as pause } from 'node:timers/promises'
import { openConnections } from './keep-alive.ts'
import type { MadeRequest } from './operations.ts'

const CONNECTIONS = 100
const BAN_EVERY_S = 2

const JSON_TYPE = { 'content-type': 'application/json' }
export const get = (path: string): MadeRequest => ({ method: 'GET', path, headers: {}, body: null })
const post = (path: string, body: object): MadeRequest => ({
  method: 'POST',
  path,
  headers: JSON_TYPE,
  body: Buffer.from(JSON.stringify(body)),
})

export const BANS = ['/api/ban', '/api/unban'].map((path) => post(path, { legend: 'ash' }))

export const readsFor = (teams: readonly string[]) => [
  get('/api/auth/me'),
  get('/api/archive'),
  get('/api/teams'),
  post('/api/historical_team_comps', { teams, bannedLegends: ['Ash'] }),
  get('/api/auth/me'),
  get('/api/team_stats?regions=ALL'),
  get('/api/draft'),
  post('/api/forecast', { teams, bannedLegends: ['Ash'] }),
]

/** A server under load. */
export function createTarget(
  address: string,
  reads: readonly MadeRequest[],
  tokens: readonly string[],
) {
  const connections = openConnections(address, CONNECTIONS)
  let times: number[] = []
  let refused = 0
  let sent = 0
  let bans = 0
  const ask = async (request: MadeRequest) => {
    const { status, ms } = await connections.ask(request, tokens[sent++ % tokens.length] ?? null)
    if (status !== 200) refused += 1
    times.push(ms)
  }
  return {
    /** Sends at a steady rate, no matter how long the answers take. */
    async load(rate: number, seconds: number) {
      const start = performance.now()
      const answers: Promise<void>[] = []
      for (let n = 0; n < rate * seconds; n++) {
        const early = start + (n * 1000) / rate - performance.now()
        if (early > 1) await pause(early)
        const isBan = n % (rate * BAN_EVERY_S) === 0
        const request = isBan ? BANS[bans++ % BANS.length] : reads[n % reads.length]
        if (request) answers.push(ask(request))
      }
      await Promise.all(answers)
    },
    forget: () => (times = []),
    times: () => times,
    refused: () => refused,
    bans: () => bans,
    close: () => connections.close(),
  }
}

export type Target = ReturnType<typeof createTarget>
