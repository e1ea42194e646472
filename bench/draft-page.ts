// How long a ban takes from one person's click to the other's repaint, against a bare WebSocket broadcast between two pages
// that look the same and hold no code but the socket's, in the same browser and run.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { WebSocketServer } from 'ws'
import { browserLaunch, unpackBrowser } from '../e2e/browser.ts'
import { openHouse, quantile, startServer } from './parts/draft-house.ts'
import { logInByToken } from './parts/log-in.ts'

const ROUNDS = 80
const WARM_UP = 15
/** Alarms: times the bare broadcast and repaint. A ban is a committed transaction before anybody hears of it. */
const BUDGETS = { 0.5: 8, 0.99: 8 }
const TILE = '[data-place="ban"] [data-legend="ash"]'

/** What runs in the pages, whose language this project does not speak. */
const PRESS = `(() => {
  const at = performance.timeOrigin + performance.now()
  document.querySelector('${TILE}').click()
  return at
})()`
const UNTIL_REPAINT = `new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => resolve(performance.timeOrigin + performance.now())),
    )
  })
  observer.observe(document.querySelector('${TILE}'), { attributes: true })
})`

const house = await openHouse()
const { address, end } = await startServer(house.url)
await unpackBrowser()
const browser = await chromium.launch(browserLaunch())

const live = await Promise.all(['mika', 'ines'].map(openDraft))
const bareServer = await startBare(await stillOf(live[0]))
const bare = await Promise.all([openPlain(), openPlain()])

const [limit, found]: [number[], number[]] = [[], []]
// In turn, so that whatever else the machine does falls on both.
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const [plain, ours] = [await clickToRepaint(bare), await clickToRepaint(live)]
  await live[0]?.locator(`${TILE}:not([aria-busy])`).waitFor()
  if (round < WARM_UP) continue
  limit.push(plain)
  found.push(ours)
}
report()
await browser.close()
bareServer.close()
await end('SIGTERM')
await house.close()

async function openDraft(username: string): Promise<Page> {
  const page = await newPage()
  await logInByToken(page, address, await house.token(username))
  await page.goto(`${address}/dashboard?view=calculator`)
  await page.getByText('Live', { exact: true }).waitFor()
  await page.locator(TILE).waitFor()
  return page
}

async function openPlain(): Promise<Page> {
  const page = await newPage()
  await page.goto(bareServer.address)
  await page.locator('html[data-open]').waitFor()
  return page
}

async function newPage(): Promise<Page> {
  // A wash of colour from the round before would tie the next frame to the clock of an animation.
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  return context.newPage()
}

/** The page without its code, with a socket that shows on every page what was clicked on one. */
async function stillOf(page: Page | undefined): Promise<string> {
  const html = (await page?.content()) ?? ''
  const script = `<script type="module">
    const tile = document.querySelector('${TILE}')
    const socket = new WebSocket(location.href.replace('http', 'ws'))
    socket.onopen = () => (document.documentElement.dataset.open = '')
    socket.onmessage = () => (tile.style.filter = tile.style.filter === '' ? 'grayscale(1)' : '')
    tile.onclick = () => socket.send('ban')
  </script>`
  return html
    .replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace('<head>', `<head><base href="${address}/">`)
    .replace('</body>', `${script}</body>`)
}

/** Milliseconds from the press on the first page to the frame in which the second shows it. */
async function clickToRepaint(pages: readonly Page[]): Promise<number> {
  const [presser, watcher] = pages
  if (!presser || !watcher) throw new Error('Two pages are needed.')
  const shown = watcher.evaluate<number>(UNTIL_REPAINT)
  // Answered after the line above has run there.
  await watcher.evaluate('0')
  const pressed = await presser.evaluate<number>(PRESS)
  const took = (await shown) - pressed
  await pause(30)
  return took
}

async function startBare(html: string) {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  ).listen(0, '127.0.0.1')
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) =>
    socket.on('message', () => {
      for (const client of sockets.clients) client.send('ban')
    }),
  )
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : undefined
  const close = () => {
    for (const client of sockets.clients) client.terminate()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}/`, close }
}

function report() {
  for (const [share, budget] of Object.entries(BUDGETS)) {
    const [ours, plain] = [quantile(found, Number(share)), quantile(limit, Number(share))]
    const ratio = ours / plain
    const where = Number(share) === 0.5 ? 'at the median' : 'at the 99th percentile'
    process.stdout.write(
      `click to repaint ${where}: ${ours.toFixed(1)} ms, bare ${plain.toFixed(1)} ms, ${ratio.toFixed(2)}x\n`,
    )
    if (ratio <= budget) continue
    process.stderr.write(`click to repaint ${where} is past its budget of ${budget}x\n`)
    process.exitCode = 1
  }
}
