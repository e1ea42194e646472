// A bare Fastify and socket.io server that sends given bytes from memory, as the limit for ours.
import Fastify from 'fastify'
import { Server } from 'socket.io'
import * as z from 'zod/mini'
import { LIVE_PATH } from '#contract/base/realtime.ts'

const bareAnswer = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  body: z.string(),
  /** What every socket gets with it. */
  event: z.optional(z.unknown()),
})
const work = z.object({ answers: z.array(bareAnswer), snapshot: z.unknown() })

process.once('message', async (message) => {
  const { answers, snapshot } = work.parse(message)
  const app = Fastify()
  const io = new Server(app.server, { path: LIVE_PATH, serveClient: false })
  io.on('connection', (socket) => socket.emit('draft_state', snapshot))
  for (const { method, path, body, event } of answers) {
    const bytes = Buffer.from(body)
    const [url = path] = path.split('?')
    app.route({
      method,
      url,
      handler: (_, reply) => {
        if (event !== undefined) io.emit('legend_update', event)
        return reply.type('application/json; charset=utf-8').send(bytes)
      },
    })
  }
  process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) })
})
process.on('disconnect', () => process.exit())
