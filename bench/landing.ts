// How long the first screens take to be drawn, and how much script they run, compared with a blank React page in the
// same run: an empty cache, a network with a delay, a quarter of the machine's speed.
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { findBrowser } from '../scripts/browser/find-browser.ts'
import { startServer } from '../e2e/support/server.ts'
import { twentyTeams } from './parts/demo-teams.ts'
import { serveBlankPage } from './parts/blank-page.ts'
import { quantile } from './parts/draft-environment.ts'
import { alarmAt, say, sizeOf } from './parts/report.ts'

const ROUNDS = sizeOf('ROUNDS', 7)
/** Maximum cost as a multiple of the blank page. A whole lobby has twice the elements of two teams. */
const BUDGET = { paint: 2, script: 3, lobbyScript: 4.5 }
/** Mobile network of a venue. */
const NETWORK = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 }
const SLOWER = 4

/** The panel that is drawn last, below the next ban: the recommended compositions. What follows is below the window. */
const LAST_PANEL = 'main div:has(> div + section ol > li)'

const LOBBY = 'the Regular View with 20 teams'

interface Page {
  readonly address: string
  /** There when the page is complete. */
  readonly last: string
}

interface Landing {
  paintMs: number
  scriptMs: number
  jsKb: number
}

const server = await startServer('of the bench', { demo: 'on' })
const blank = await serveBlankPage()
const browser = await chromium.launch(await findBrowser())
try {
  const teams = await twentyTeams(server.address)
  const lobby = (count: number) =>
    `${server.address}/dashboard?teams=${encodeURIComponent(teams.slice(0, count).join(','))}`
  const pages = {
    'a blank React page': { address: `${blank.address}/`, last: 'h1' },
    'the login screen': { address: `${server.address}/login`, last: 'main form' },
    'the Regular View with 2 teams': { address: lobby(2), last: LAST_PANEL },
    [LOBBY]: { address: lobby(20), last: LAST_PANEL },
  }
  const landings = new Map<string, Landing[]>(Object.keys(pages).map((name) => [name, []]))
  // Alternate, so other load on the machine affects all equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, page] of Object.entries(pages)) {
      landings.get(name)?.push(await land(browser, page))
    }
  }
  const [bare, ...ours] = [...landings].map(([name, all]) => ({ name, ...medians(all) }))
  if (!bare) throw new Error('Nothing was measured.')
  say(`${bare.name}: drawn after ${bare.paintMs} ms, ${bare.scriptMs} ms of script`)
  for (const { name, paintMs, scriptMs, jsKb } of ours) {
    const [paint, script] = [paintMs / bare.paintMs, scriptMs / bare.scriptMs]
    say(
      `${name}: drawn after ${paintMs} ms, ${paint.toFixed(1)} x the blank page; ` +
        `${scriptMs} ms of script, ${script.toFixed(1)} x; ${jsKb} kB of JavaScript`,
    )
    alarmAt(
      paint > BUDGET.paint,
      `past the budget of ${BUDGET.paint} blank pages until it is drawn`,
    )
    const most = name === LOBBY ? BUDGET.lobbyScript : BUDGET.script
    alarmAt(script > most, `past the budget of ${most} blank pages of script`)
  }
} finally {
  await browser.close()
  await blank.stop()
  await server.stop()
}

/** Opens an address as a guest who was never here. */
async function land(on: Browser, { address, last }: Page): Promise<Landing> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addInitScript("sessionStorage.setItem('guest', 'true')")
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await session.send('Performance.enable')
    await page.goto(address)
    await appears(session, last)
    await page.waitForLoadState('networkidle')
    // Code that runs in the page is text, because this project is compiled without browser types.
    const paintMs = await page.evaluate<number>(`new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
        .observe({ type: 'largest-contentful-paint', buffered: true })
    })`)
    const jsKb = await page.evaluate<number>(`performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000`)
    const { metrics } = await session.send('Performance.getMetrics')
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
    return { paintMs, scriptMs: script * 1000, jsKb }
  } finally {
    await context.close()
  }
}

/** Asks the browser and not the page, whose script is measured. */
async function appears(session: CDPSession, selector: string) {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    if (nodeId !== 0) return
    await setTimeout(100)
  }
  throw new Error(`${selector} did not appear.`)
}

function medians(all: readonly Landing[]): Landing {
  return {
    paintMs: middle(all.map(({ paintMs }) => paintMs)),
    scriptMs: middle(all.map(({ scriptMs }) => scriptMs)),
    jsKb: middle(all.map(({ jsKb }) => jsKb)),
  }
}

function middle(numbers: number[]) {
  return Math.round(quantile(numbers, 0.5))
}
