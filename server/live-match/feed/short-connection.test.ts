import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildFeedApp, readGames } from './test-feed.ts'
import { type HandEvent, wholeMatch } from './test-match.ts'

const TEXT = 1
const CLOSE = 8

test('what arrived before a game closed its connection is saved, also if its token was still being looked up', async () => {
  const { start, addFeed, db } = await buildFeedApp()
  const { token } = await addFeed()
  const at = Math.floor(Date.now() / 1000) - 3600
  await sendAndClose(await start(), [{ category: 'init', name: token }, ...wholeMatch({ at })])
  await expect.poll(() => readGames(db)).toMatchObject([{ startedAt: at }])
})

/** Sends everything in one piece, so the server reads the end together with the greeting. */
async function sendAndClose(url: string, events: readonly HandEvent[]) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(
    [
      'GET / HTTP/1.1',
      `Host: ${hostname}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ].join('\r\n'),
  )
  await once(socket, 'data')
  const frames = events.map((event) => frameOf(TEXT, JSON.stringify(event)))
  socket.write(Buffer.concat([...frames, frameOf(CLOSE, '')]))
}

/** A frame of the WebSocket protocol, with a mask of zeros. */
function frameOf(kind: number, text: string) {
  const body = Buffer.from(text)
  const head = Buffer.alloc(8)
  head.set([0x80 | kind, 0x80 | (kind === CLOSE ? 0 : 126)])
  if (kind === CLOSE) return head.subarray(0, 6)
  head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, body])
}
