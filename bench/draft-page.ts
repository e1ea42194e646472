// How long a ban takes from one user's click to the other user's repaint, compared with three minimal versions in the
// same browser and run, on pages that look the same but have no other code: a WebSocket broadcast; a request that is
// broadcast as it arrives; and the minimum for a draft that loses nothing: a request with a token lookup, a committed
// row, and then the broadcast.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { WebSocketServer } from 'ws'
import { sessionRepository } from '#server/account/session.repository.ts'
import { findBrowser } from '../scripts/browser/find-browser.ts'
import { openDraftEnvironment, quantile, startDraftServer } from './parts/draft-environment.ts'
import { logInByToken } from './parts/log-in.ts'

const ROUNDS = 80
const WARM_UP = 15
/** Alarm limits as a multiple of that minimum. */
const BUDGETS = { 0.5: 3, 0.99: 5 }
const TILE = '[data-place="ban"] [data-legend="ash"]'

/** Code that runs in the pages. It is text, because this project is compiled without browser types. */
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

const testEnv = await openDraftEnvironment()
await sql`create table least as select 0 as bans`.execute(testEnv.db)
const { address, end } = await startDraftServer(testEnv.url)
const browser = await chromium.launch(await findBrowser())

const live = await Promise.all(['mika', 'ines'].map(openDraft))
const call =
  "fetch(location.href, { method: 'POST', headers: { authorization: 'Bearer ' + 'x'.repeat(43) } })"
const bare = await openBare("socket.send('ban')")
const called = await openBare(call)
const least = await openBare(call, commit)

const rounds: Record<'bare' | 'called' | 'least' | 'live', number>[] = []
// Alternate, so other load on the machine affects all equally.
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const times = {
    bare: await clickToRepaint(bare.pages),
    called: await clickToRepaint(called.pages),
    least: await clickToRepaint(least.pages),
    live: await clickToRepaint(live),
  }
  await live[0]?.locator(`${TILE}:not([aria-busy])`).waitFor()
  if (round >= WARM_UP) rounds.push(times)
}
report()
await browser.close()
for (const { close } of [bare, called, least]) close()
await end('SIGTERM')
await testEnv.close()

async function openDraft(username: string): Promise<Page> {
  const page = await newPage()
  await logInByToken(page, address, await testEnv.token(username))
  await page.goto(`${address}/dashboard?view=calculator`)
  await page.getByText('Live', { exact: true }).waitFor()
  await page.locator(TILE).waitFor()
  return page
}

/** Two pages that report a click with `act`, and the server between them, which does its work before it broadcasts. */
async function openBare(act: string, work?: (authorization?: string) => Promise<void>) {
  const { address: place, close } = await startBare(await stillOf(live[0], act), work)
  return { pages: await Promise.all([openPlain(place), openPlain(place)]), close }
}

async function commit(authorization?: string) {
  await sessionRepository(testEnv.db).find(authorization, new Date())
  await sql`update least set bans = bans + 1`.execute(testEnv.db)
}

async function openPlain(place: string): Promise<Page> {
  const page = await newPage()
  await page.goto(place)
  await page.locator('html[data-open]').waitFor()
  return page
}

async function newPage(): Promise<Page> {
  // A color transition from the round before would tie the next frame to the animation's timing.
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  return context.newPage()
}

/**
 * The page without its code, plus an action that reports a click to a server and a socket that shows each click on
 * every page.
 */
async function stillOf(page: Page | undefined, act: string): Promise<string> {
  const html = (await page?.content()) ?? ''
  const script = `<script type="module">
    const tile = document.querySelector('${TILE}')
    const socket = new WebSocket(location.href.replace('http', 'ws'))
    socket.onopen = () => (document.documentElement.dataset.open = '')
    socket.onmessage = () => (tile.style.filter = tile.style.filter === '' ? 'grayscale(1)' : '')
    tile.onclick = () => ${act}
  </script>`
  return html
    .replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace('<head>', `<head><base href="${address}/">`)
    .replace('</body>', `${script}</body>`)
}

/** Milliseconds from the click on the first page to the frame in which the second page shows it. */
async function clickToRepaint(pages: readonly Page[]): Promise<number> {
  const [presser, watcher] = pages
  if (!presser || !watcher) throw new Error('Two pages are needed.')
  const shown = watcher.evaluate<number>(UNTIL_REPAINT)
  // Returns after the line above has run in the page.
  await watcher.evaluate('0')
  const pressed = await presser.evaluate<number>(PRESS)
  const took = (await shown) - pressed
  await pause(30)
  return took
}

async function startBare(html: string, work?: (authorization?: string) => Promise<void>) {
  const server = createServer(async ({ method, headers: { authorization } }, response) => {
    if (method === 'GET') return response.setHeader('content-type', 'text/html').end(html)
    await work?.(authorization)
    tellAll()
    return response.end()
  }).listen(0, '127.0.0.1')
  const sockets = new WebSocketServer({ server })
  const tellAll = () => sockets.clients.forEach((client) => client.send('ban'))
  sockets.on('connection', (socket) => socket.on('message', tellAll))
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
    const at = (way: keyof (typeof rounds)[number]) =>
      quantile(
        rounds.map((times) => times[way]),
        Number(share),
      )
    const [bareMs, calledMs, leastMs, liveMs] = [at('bare'), at('called'), at('least'), at('live')]
    const where = Number(share) === 0.5 ? 'at the median' : 'at the 99th percentile'
    process.stdout.write(
      `click to repaint ${where}: ${liveMs.toFixed(1)} ms; ` +
        `bare broadcast ${bareMs.toFixed(1)} ms, ${(liveMs / bareMs).toFixed(2)}x; ` +
        `by a call ${calledMs.toFixed(1)} ms, ${(liveMs / calledMs).toFixed(2)}x; ` +
        `with token and commit ${leastMs.toFixed(1)} ms, ${(liveMs / leastMs).toFixed(2)}x\n`,
    )
    if (liveMs / leastMs <= budget) continue
    process.stderr.write(`click to repaint ${where} is past its budget of ${budget}x\n`)
    process.exitCode = 1
  }
}
