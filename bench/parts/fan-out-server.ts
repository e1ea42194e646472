// One process with two servers: ours and a bare WebSocket broadcast. Each reports when it has something to send.
import { once } from 'node:events'
import { Client } from 'pg'
import { pino } from 'pino'
import { WebSocketServer } from 'ws'
import { buildApp } from '#server/app.ts'
import { followArchive } from '#server/archive/archive-version.ts'
import { openDatabase } from '#server/db/pool.ts'

const [databaseUrl = ''] = process.argv.slice(2)
tellCommits()
const db = openDatabase(databaseUrl, () => {})
const app = await buildApp({
  db,
  backgroundDb: db,
  databaseUrl,
  archiveVersion: await followArchive(databaseUrl),
  logger: pino({ level: 'silent' }),
  homeTeam: 'Alliance',
  banTieRule: 'points',
  dataDir: import.meta.dirname,
  pageDir: import.meta.dirname,
  allowedOrigins: [],
  trustedProxies: [],
  userBurst: 1_000_000,
})
const ours = await app.listen({ port: 0, host: '127.0.0.1' })

const bare = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(bare, 'listening')
bare.on('connection', (socket) =>
  socket.on('message', (message: Buffer) => {
    const text = message.toString()
    process.send?.({ told: process.hrtime.bigint().toString() })
    for (const client of bare.clients) client.send(text)
  }),
)
const bound = bare.address()
const port = typeof bound === 'object' ? bound?.port : undefined

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    rssMb: Math.round(process.memoryUsage.rss() / 1e6),
    cpuMs: (user + system) / 1000,
  })
})
process.on('disconnect', () => process.exit())
process.send?.({ ours, bare: `ws://127.0.0.1:${port}` })

/** Reports the moment the database has committed an operation. */
function tellCommits() {
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has changed.')
  const value = function told(this: Client, ...args: unknown[]): unknown {
    const answer: unknown = Reflect.apply(query, this, args)
    // A query is a string, or an object with a name if it is prepared.
    const isOperation = JSON.stringify(args[0]).includes('update draft_head')
    if (isOperation && answer instanceof Promise) {
      void answer.then(() => process.send?.({ told: process.hrtime.bigint().toString() }))
    }
    return answer
  }
  Object.defineProperty(Client.prototype, 'query', { value })
}
