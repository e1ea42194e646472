import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** PostgreSQL sends it once someone has logged in. */
const READY = Buffer.from('Z\0\0\0\x05I')

/** An address in front of a database that can go silent without closing a connection, or lead to another database. */
export async function startForwarder(url: string) {
  const sockets = new Set<Socket>()
  const loggingIn = new Set<Socket>()
  let target = new URL(url)
  let isSilent = false
  const remember = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    remember(near)
    if (isSilent) return
    const far = connect(Number(target.port), target.hostname)
    remember(far)
    loggingIn.add(far)
    far.on('data', (chunk) => {
      if (typeof chunk !== 'string' && chunk.includes(READY)) loggingIn.delete(far)
    })
    near.pipe(far).pipe(near)
    // A database that is gone closes its connections, and one that isn't there refuses them.
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(typeof at === 'object' ? at?.port : '')
  return {
    url: through.href,
    /** Nothing arrives any more. New connections are accepted, but no one answers. */
    fallSilent: () => {
      isSilent = true
      // Also if the other end closes.
      for (const socket of sockets) socket.unpipe().pause().removeAllListeners('close')
      // While someone logs in, PostgreSQL makes and drops no database, for up to a minute.
      for (const far of loggingIn) far.destroy()
      loggingIn.clear()
    },
    /** New connections work. Those from before stay silent. */
    recover: () => {
      isSilent = false
    },
    /** New connections lead there. */
    leadTo: (next: string) => {
      target = new URL(next)
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
