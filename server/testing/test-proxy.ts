import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http'
import type { Duplex } from 'node:stream'

/** One address for several servers, as an operator would put before them: each client stays with one while that one lives. */
export async function startProxy() {
  let backends: readonly string[] = []
  const server = createServer(async (from, answer) => {
    const body = Buffer.concat(await from.toArray())
    const use = (onward: ClientRequest) => {
      onward.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
        response.on('error', () => answer.destroy())
      })
      onward.end(body)
    }
    forward(from, backends, use, () => answer.destroy())
  })
  server.on('upgrade', (from: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    const use = (onward: ClientRequest) => {
      onward.on('upgrade', ({ rawHeaders }, other) => join(rawHeaders, socket, other))
      onward.on('response', () => socket.destroy())
      onward.end()
    }
    forward(from, backends, use, () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  return {
    address: `http://127.0.0.1:${port}`,
    sendTo(addresses: readonly string[]) {
      backends = addresses
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** To the client's own server or, where that is gone, the next one; `use` gets each request that is tried. */
function forward(
  from: IncomingMessage,
  backends: readonly string[],
  use: (onward: ClientRequest) => void,
  giveUp: () => void,
  attempt = 0,
) {
  const place = (Number(from.headers['x-client'] ?? 0) + attempt) % backends.length
  const backend = backends[place]
  if (backend === undefined || attempt >= backends.length) {
    giveUp()
    return
  }
  const { method, headers } = from
  const onward = request(new URL(from.url ?? '/', backend), { method, headers })
  onward.on('error', (error) => {
    const isGone = 'code' in error && error.code === 'ECONNREFUSED'
    if (isGone) forward(from, backends, use, giveUp, attempt + 1)
    else giveUp()
  })
  use(onward)
}

function join(rawHeaders: readonly string[], socket: Duplex, other: Duplex) {
  const lines = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`))
  socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
  other.on('error', () => {})
  other.on('close', () => socket.destroy())
  socket.on('close', () => other.destroy())
  other.pipe(socket).pipe(other)
}
