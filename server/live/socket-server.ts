import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { LIVE_PATH, type LiveEvents } from '#contract/live.ts'
import type { SignedIn } from '../serve.ts'
import { isAllowedOrigin } from './origin.ts'

interface SocketData {
  user: SignedIn
}

export type LiveSocket = Socket<DefaultEventsMap, LiveEvents, DefaultEventsMap, SocketData>

const MESSAGE_BYTES = 65_536
const SIGN_IN_MS = 10_000
const GRACE_MS = 1000

/** socket.io beside the app, from its first request to its last. */
export function socketServer(app: FastifyInstance, allowedOrigins: string[]) {
  let isClosing = false
  const io = new Server<DefaultEventsMap, LiveEvents, DefaultEventsMap, SocketData>(app.server, {
    path: LIVE_PATH,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: SIGN_IN_MS,
    ...(allowedOrigins.length > 0 && { cors: { origin: allowedOrigins, credentials: true } }),
    allowRequest: ({ headers }, answer) =>
      answer(null, !isClosing && isAllowedOrigin(headers, allowedOrigins)),
  })
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['X-Content-Type-Options'] = 'nosniff'
  })
  const upgraded = new Set<Duplex>()
  app.server.on('upgrade', (_, socket) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    io.disconnectSockets(true)
    io.engine.close()
    // Who does not say goodbye is not waited for.
    setTimeout(() => upgraded.forEach((socket) => socket.destroy()), GRACE_MS).unref()
  })
  return io
}
