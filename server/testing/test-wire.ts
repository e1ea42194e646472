import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A network to a database that can go silent without closing a connection. */
export async function openWire(url: string) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  let isSilent = false
  const server = createServer((near) => {
    sockets.push(near)
    near.on('error', () => {})
    if (isSilent) return
    const far = connect(Number(port), hostname)
    sockets.push(far)
    far.on('error', () => {})
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
  return {
    url: through.href,
    /** Nothing arrives any more. New connections are accepted, but no one answers. */
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** New connections work. Those from before stay silent. */
    recover: () => {
      isSilent = false
    },
  }
}
