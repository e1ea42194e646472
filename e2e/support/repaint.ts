import type { Page } from '@playwright/test'

/** The shortest a browser tells of. */
const LEAST_MS = 16

/** A device that computes a fourth of what this machine does. */
export async function slowProcessor(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** From now on the page notes how long a press takes until the screen shows it, and a click until it is repainted, until the forecast is there, and until the teams are ranked again. */
export async function noteRepaints(page: Page) {
  // As text, since the bench shares it and is compiled without a DOM.
  await page.evaluate(`
    window.repaints = { pressed: [], first: [], ranked: [], forecast: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'pointerdown') window.repaints.pressed.push(entry.duration)
        if (entry.name === 'click') window.repaints.first.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: ${LEAST_MS} })
    // A message, because a timer would wait for the page's own timers of this frame.
    const afterPaint = (act) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = act
      port2.postMessage(null)
    })
    const panel = (title) => [...document.querySelectorAll('h2')]
      .find((h2) => h2.innerText === title).closest('section')
    const note = (times, target, isIt = () => true) => {
      let clickedAt = null
      addEventListener('click', (event) => { clickedAt = event.timeStamp }, true)
      new MutationObserver((changes) => {
        if (clickedAt === null || !changes.some(isIt)) return
        const from = clickedAt
        clickedAt = null
        afterPaint(() => times.push(performance.now() - from))
      }).observe(target, { subtree: true, childList: true, characterData: true })
    }
    // The last columns of the table are the weighted ones.
    note(window.repaints.ranked, panel('Likely Compositions').querySelector('tbody'),
      ({ target }) => (target.closest ? target : target.parentElement)?.closest('td')?.cellIndex > 4)
    // Drawn together with the forecast of the teams.
    note(window.repaints.forecast, panel('Next ban').querySelector('ol'))`)
}

/** Medians of the clicks since the last question, in ms. */
export async function medianRepaints(page: Page, clicks: number) {
  const noted = await page.evaluate<
    Record<'pressed' | 'first' | 'ranked' | 'forecast', number[]>
  >(`({
    pressed: window.repaints.pressed.splice(0),
    first: window.repaints.first.splice(0),
    ranked: window.repaints.ranked.splice(0),
    forecast: window.repaints.forecast.splice(0),
  })`)
  // The browser doesn't note the shortest.
  const ofAll = (times: readonly number[]) =>
    median([...times, ...Array.from({ length: clicks - times.length }, () => LEAST_MS)])
  return {
    pressedMs: ofAll(noted.pressed),
    firstMs: ofAll(noted.first),
    rankedMs: median(noted.ranked),
    forecastMs: median(noted.forecast),
  }
}

const median = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)

/** How long people hold a mouse button down. */
const PRESS_MS = 80

/** Bans and unbans a few legends of every class, a pause after each for what follows it. */
export async function banLegends(page: Page, pauseMs: number): Promise<number> {
  const legends = ['Ash', 'Wraith', 'Crypto', 'Newcastle', 'Catalyst']
  for (const legend of [...legends, ...legends]) {
    // Not `click`, whose checks take time in the page.
    await page.getByRole('button', { name: new RegExp(`^${legend}, `) }).hover()
    await page.mouse.down()
    await page.waitForTimeout(PRESS_MS)
    await page.mouse.up()
    await page.waitForTimeout(pauseMs)
  }
  return 2 * legends.length
}
