import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/test-app.ts'
import { withClient } from './client.ts'
import { listen } from './listen.ts'

/** A proxy that forwards bytes until it goes silent, without closing the connection. */
async function openWire(url: string) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const at = server.address()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(typeof at === 'object' ? at?.port : '')
  const fallSilent = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: through.href, fallSilent }
}

test('a connection that the network has forgotten is noticed and made anew', async () => {
  const url = await createTestDatabase()
  const wire = await openWire(url)
  const heard: string[] = []
  let connections = 0
  const listener = listen(
    wire.url,
    ['news'],
    {
      connected: () => void (connections += 1),
      heard: (_, payload) => void heard.push(payload),
    },
    100,
  )
  onTestFinished(() => listener.close())
  await listener.ready
  wire.fallSilent()
  await expect.poll(() => connections).toBe(2)
  await withClient(url, (client) => client.query("notify news, 'again'"))
  await expect.poll(() => heard).toEqual(['again'])
})
