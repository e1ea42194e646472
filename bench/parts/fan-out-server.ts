// One process with two servers: ours and a bare WebSocket broadcast. Each tells when it has something to tell.
import { once } from 'node:events'
import { pino } from 'pino'
import { WebSocketServer } from 'ws'
import { buildApp } from '#server/app.ts'
import { followArchive } from '#server/archive/version.ts'
import { openDatabase } from '#server/db/open.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const db = openDatabase(databaseUrl, () => {})
const app = await buildApp({
  db,
  unhurriedDb: db,
  databaseUrl,
  archiveVersion: await followArchive(databaseUrl),
  logger: pino({ level: 'silent' }),
  homeTeam: 'Alliance',
  dataDir: import.meta.dirname,
  pageDir: import.meta.dirname,
  allowedOrigins: [],
  trustedProxies: [],
  userBurst: 1_000_000,
})
// The answer is on its way once the operation is committed.
app.addHook('onSend', async (request) => {
  if (request.method === 'POST') process.send?.({ told: process.hrtime.bigint().toString() })
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
  process.send?.({ rssMb: Math.round(process.memoryUsage.rss() / 1e6) })
})
process.on('disconnect', () => process.exit())
process.send?.({ ours, bare: `ws://127.0.0.1:${port}` })
