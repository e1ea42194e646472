// One process with our receiver and its viewers, and a bare WebSocket relay. It reports its memory.
import { once } from 'node:events'
import { pino } from 'pino'
import { WebSocketServer } from 'ws'
import { openFeedServer } from '#server/live-match/feed/feed-server.ts'
import { openLiveViews } from '#server/live-match/view/open-live-views.ts'
import { buildBenchApp } from '../bench-app.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const logger = pino({ level: 'error' })
let feed = ''
const app = await buildBenchApp(databaseUrl, async (own) => {
  const liveViews = openLiveViews({ ...own, banTieRule: 'points', logger })
  const liveFeeds = await openFeedServer({
    ...own,
    host: '127.0.0.1',
    port: 0,
    key: '',
    framesPerSecond: 1_000_000,
    watch: (known, match) => {
      const watched = liveViews.watch(known, match)
      let frames = 0
      // Updates carry the number of the newest frame instead of its time, so a viewer knows which frames it has.
      const changed = () => watched.changed((frames += 1))
      return { ...watched, changed }
    },
    logger,
  })
  feed = `ws://127.0.0.1:${liveFeeds.port}`
  return { liveViews, liveFeeds }
})
const views = await app.listen({ port: 0, host: '127.0.0.1' })

const relay = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(relay, 'listening')
relay.on('connection', (socket) =>
  socket.on('message', (message: Buffer) => {
    for (const client of relay.clients) if (client !== socket) client.send(message)
  }),
)
const bound = relay.address()

process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heapMb: (heapUsed + external) / 1e6, rssMb: rss / 1e6 })
})
process.on('disconnect', () => process.exit())
const port = typeof bound === 'object' ? bound?.port : undefined
process.send?.({ feed, views, bare: `ws://127.0.0.1:${port}` })
