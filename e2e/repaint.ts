import type { Page } from '@playwright/test'

/** The shortest a browser tells of. */
const LEAST_MS = 16

/** From now on the page notes how long each click takes until the screen shows what it did. */
export async function noteRepaints(page: Page) {
  // As text, since the bench shares it and is compiled without a DOM.
  await page.evaluate(`
    window.repaints = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'click') window.repaints.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: ${LEAST_MS} })`)
}

/** The median of the clicks since the last question, in ms. */
export async function medianRepaint(page: Page, clicks: number): Promise<number> {
  const noted = await page.evaluate<number[]>('window.repaints.splice(0)')
  const all = [...noted, ...Array.from({ length: clicks - noted.length }, () => LEAST_MS)]
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? LEAST_MS
}

/** A device that computes a fourth of what this machine does. */
export async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Bans and unbans a few legends of every class, a pause after each for what follows it. */
export async function banLegends(page: Page, pauseMs: number): Promise<number> {
  const legends = ['Ash', 'Wraith', 'Crypto', 'Newcastle', 'Catalyst']
  for (const legend of [...legends, ...legends]) {
    await page.getByRole('button', { name: new RegExp(`^${legend}, `) }).click()
    await page.waitForTimeout(pauseMs)
  }
  return 2 * legends.length
}
