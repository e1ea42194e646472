import { once } from 'node:events'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import { followNewest } from './feed-turns.ts'

test('a feed that connects while tokens are checked stays connected', async () => {
  const { accept } = await openServer()
  const answer = Promise.withResolvers<ReadonlySet<number>>()
  const newest = followNewest(() => answer.promise, pino({ level: 'silent' }))
  const [revoked, late] = [await accept(), await accept()]
  newest.replace(1, revoked.socket)

  const checking = newest.closeRevoked()
  newest.replace(2, late.socket)
  answer.resolve(new Set())
  await checking

  expect(await revoked.closed).toBe(texts.closed.revoked)
  expect(late.socket.readyState).toBe(WebSocket.OPEN)
})

/** Connections as a feed's server sees them, with the reason that the other side reads at the end. */
async function openServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    accept: async () => {
      const game = new WebSocket(`ws://127.0.0.1:${port}`)
      const [socket]: WebSocket[] = await once(server, 'connection')
      if (!socket) throw new Error('No connection.')
      return { socket, closed: once(game, 'close').then(([, reason]) => String(reason)) }
    },
  }
}
