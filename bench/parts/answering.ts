// The server under test and a bare route with the same bytes, in a separate process that reports its CPU time.
import Fastify from 'fastify'
import { buildBenchApp } from './bench-app.ts'

const [databaseUrl = '', path = '', question = ''] = process.argv.slice(2)
const app = await buildBenchApp(databaseUrl)
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
