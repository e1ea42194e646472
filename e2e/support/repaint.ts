import type { Page } from '@playwright/test'

/** The shortest a browser tells of. */
const LEAST_MS = 16

/** A device that computes a fourth of what this machine does. */
export async function slowProcessor(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** From now on the page notes how long a click takes until the screen shows that it came, until the teams are ranked again, and until their forecast is there. */
export async function noteRepaints(page: Page) {
  // As text, since the bench shares it and is compiled without a DOM.
  await page.evaluate(`
    window.repaints = { first: [], ranked: [], forecast: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'click') window.repaints.first.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: ${LEAST_MS} })
    const afterPaint = (act) => requestAnimationFrame(() => setTimeout(act))
    const section = [...document.querySelectorAll('h2')]
      .find((h2) => h2.innerText === 'Likely Compositions').closest('section')
    const note = (times, target, what, isIt = () => true) => {
      let clickedAt = null
      addEventListener('click', (event) => { clickedAt = event.timeStamp }, true)
      new MutationObserver((changes) => {
        if (clickedAt === null || !changes.some(isIt)) return
        const from = clickedAt
        clickedAt = null
        afterPaint(() => times.push(performance.now() - from))
      }).observe(target, { subtree: true, ...what })
    }
    // The number of the game above the table changes with the click.
    note(window.repaints.ranked, section.querySelector('tbody'), { childList: true, characterData: true })
    // The line that shows that a forecast is on its way.
    note(window.repaints.forecast, section, { attributes: true, attributeFilter: ['data-busy'] },
      ({ target }) => !target.hasAttribute('data-busy'))`)
}

/** Medians of the clicks since the last question, in ms. */
export async function medianRepaints(page: Page, clicks: number) {
  const noted = await page.evaluate<Record<'first' | 'ranked' | 'forecast', number[]>>(`({
    first: window.repaints.first.splice(0),
    ranked: window.repaints.ranked.splice(0),
    forecast: window.repaints.forecast.splice(0),
  })`)
  const unnoted = Array.from({ length: clicks - noted.first.length }, () => LEAST_MS)
  return {
    firstMs: median([...noted.first, ...unnoted]),
    rankedMs: median(noted.ranked),
    forecastMs: median(noted.forecast),
  }
}

const median = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)

/** Bans and unbans a few legends of every class, a pause after each for what follows it. */
export async function banLegends(page: Page, pauseMs: number): Promise<number> {
  const legends = ['Ash', 'Wraith', 'Crypto', 'Newcastle', 'Catalyst']
  for (const legend of [...legends, ...legends]) {
    await page.getByRole('button', { name: new RegExp(`^${legend}, `) }).click()
    await page.waitForTimeout(pauseMs)
  }
  return 2 * legends.length
}
