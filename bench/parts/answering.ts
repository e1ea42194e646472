// The server under test and a bare route with the same bytes, in a separate process that reports its CPU time.
import Fastify from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { followArchive } from '#server/archive/archive-version.ts'
import { openDatabase, openBackgroundDatabase } from '#server/db/pool.ts'

const [databaseUrl = '', path = '', question = ''] = process.argv.slice(2)
const db = openDatabase(databaseUrl, () => {})
const app = await buildApp({
  db,
  backgroundDb: openBackgroundDatabase(databaseUrl),
  databaseUrl,
  archiveVersion: await followArchive(databaseUrl),
  logger: pino({ level: 'silent' }),
  homeTeam: 'Alliance',
  banTieRule: 'points',
  dataDir: import.meta.dirname,
  pageDir: import.meta.dirname,
  allowedOrigins: [],
  trustedProxies: [],
})
const ours = await app.listen({ port: 0, host: '127.0.0.1' })
const start = performance.now()
const answer = await fetch(ours + path, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: question,
})
const bytes = Buffer.from(await answer.arrayBuffer())
const firstMs = performance.now() - start

const route = Fastify()
route.post(path, (_, reply) => reply.type('application/json').send(bytes))
const bare = await route.listen({ port: 0, host: '127.0.0.1' })

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuUs: user + system, rssMb: Math.round(process.memoryUsage().rss / 1e6) })
})
process.on('disconnect', () => process.exit())
process.send?.({ ours, bare, firstMs, bytes: bytes.length })
