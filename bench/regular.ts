// Time from a press and a click on a ban to the repaint with 20 teams, at a quarter of the machine's speed, as a ratio to a click
// that repaints one button.
import { chromium } from '@playwright/test'
import { getForecast } from '#contract/forecast/forecast.ts'
import { findBrowser } from '../scripts/browser/find-browser.ts'
import { banLegends, medianRepaints, noteRepaints, slowProcessor } from '../e2e/support/repaint.ts'
import { startServer } from '../e2e/support/server.ts'
import { twentyTeams } from './parts/demo-teams.ts'
import { quantile } from './parts/draft-environment.ts'

/**
 * Maximum cost as a multiple of the bare repaint: until a pressed tile shows it (aim: 100 ms), and until a ban and its
 * forecast are drawn, which happens in one frame (aim: 200 ms).
 */
const BUDGET = { press: 8, ban: 14 }
const BARE_CLICKS = 10
const PAUSE_MS = 1500

const say = (text: string) => void process.stdout.write(`${text}\n`)

const server = await startServer('of the bench', { demo: 'on' })
const browser = await chromium.launch(await findBrowser())
try {
  const teams = await twentyTeams(server.address)
  await warmUp(server.address, teams)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript("sessionStorage.setItem('guest', 'true')")
  const page = await context.newPage()
  await page.goto(`${server.address}/dashboard?teams=${encodeURIComponent(teams.join(','))}`)
  await page.getByRole('button', { name: '20 teams' }).waitFor()
  await page.getByRole('region', { name: 'Likely Compositions' }).getByRole('row').last().waitFor()
  await page.getByRole('region', { name: 'Next ban' }).getByRole('listitem').first().waitFor()
  await page.evaluate(`
    const bare = document.createElement('button')
    bare.textContent = 'bare repaint'
    window.bareMs = []
    bare.onclick = ({ timeStamp }) => {
      bare.toggleAttribute('data-on')
      requestAnimationFrame(() => setTimeout(() => window.bareMs.push(performance.now() - timeStamp)))
    }
    document.adoptedStyleSheets = [new CSSStyleSheet()]
    document.adoptedStyleSheets[0].replaceSync('[data-on] { background: red }')
    // Above everything else, in a corner that holds nothing.
    bare.style.cssText = 'position: fixed; bottom: 0; left: 0; z-index: 9999'
    document.body.append(bare)`)
  await noteRepaints(page)
  await slowProcessor(page)
  for (let click = 0; click < BARE_CLICKS; click++) {
    await page.getByRole('button', { name: 'bare repaint' }).click()
    await page.waitForTimeout(300)
  }
  const bareMs = Math.round(quantile(await page.evaluate<number[]>('window.bareMs'), 0.5))
  // After the bare clicks, which would close it.
  await page.getByRole('button', { name: 'Choose from all legends' }).click()
  await page.waitForTimeout(PAUSE_MS)
  await medianRepaints(page, 1)
  // Long enough for everything that follows a ban, or the next click would wait for it.
  const ban = await medianRepaints(page, await banLegends(page, PAUSE_MS))
  const ratioOf = (ms: number) => `${ms} ms, ${(ms / bareMs).toFixed(1)} x the bare one`
  say(`a click that repaints one button: ${bareMs} ms`)
  say(`a pressed tile with 20 teams: ${ratioOf(ban.pressedMs)}`)
  say(`its ban: ${ratioOf(ban.firstMs)}`)
  say(`the new forecast: ${ratioOf(ban.forecastMs)}`)
  say(`the teams ranked again: ${ratioOf(ban.rankedMs)}`)
  if (
    ban.pressedMs > BUDGET.press * bareMs ||
    Math.max(ban.firstMs, ban.forecastMs) > BUDGET.ban * bareMs
  ) {
    process.stderr.write(
      `past the budget of ${BUDGET.press} bare repaints for a press, ${BUDGET.ban} for a ban and its forecast\n`,
    )
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.stop()
}

/** A server that has just started compiles its code with the first requests. The legends aren't those that are banned later. */
async function warmUp(address: string, teams: readonly string[]) {
  for (const legend of ['Fuse', 'Octane', 'Seer', 'Loba', 'Rampart', 'Alter', 'Vantage']) {
    const answer = await fetch(address + getForecast.path, {
      method: getForecast.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ teams, bannedLegends: [legend], game: 2 }),
    })
    if (!answer.ok) throw new Error(`The forecast was answered with ${answer.status}.`)
    await answer.arrayBuffer()
  }
}
