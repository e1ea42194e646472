import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type CDPSession, expect, type Page, test } from '@playwright/test'

export interface Look {
  readonly theme: 'dark' | 'light'
  readonly width: 1440 | 390
}

/** The four looks every screen is proved in. */
const LOOKS: readonly Look[] = [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
]

/** Each theme and each width once: enough for dialogs over a page that is proved in all four looks. */
export const TWO_LOOKS: readonly Look[] = LOOKS.filter(
  ({ theme, width }) => (theme === 'dark') === (width === 1440),
)

const HEIGHTS = { 1440: 900, 390: 844 }

/** A phone is narrow and has no mouse. */
export function deviceOf(width: Look['width']) {
  const isPhone = width === 390
  return {
    viewport: { width, height: HEIGHTS[width] },
    isMobile: isPhone,
    hasTouch: isPhone,
  }
}

const emulated = new WeakSet<Page>()

/** Shows an open page as on a phone, with a finger instead of a mouse, so that a journey need not be repeated there. */
export async function asPhone(page: Page, look: () => Promise<void>) {
  const device = await page.context().newCDPSession(page)
  await emulate(page, device, 390)
  emulated.add(page)
  await look()
  emulated.delete(page)
  await emulate(page, device, 1440)
  await device.detach()
}

/** Both are needed before Chromium says that the pointer is coarse. */
async function emulate(page: Page, device: CDPSession, width: Look['width']) {
  const { viewport, isMobile: mobile, hasTouch } = deviceOf(width)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  // Zeros leave the size to the next line.
  await device.send('Emulation.setDeviceMetricsOverride', {
    width: 0,
    height: 0,
    deviceScaleFactor: 0,
    mobile,
  })
  await page.setViewportSize(viewport)
  const shown = () => page.evaluate(() => [matchMedia('(pointer: coarse)').matches, innerWidth])
  await expect.poll(shown).toEqual([hasTouch, width])
}

export const THEMES = ['dark', 'light'] as const

/** As another tab would: whatever is open stays so, and nothing has to load again. */
export async function switchTheme(page: Page, theme: Look['theme']) {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    // What was looked at before may lie half below a bar now.
    for (const element of document.querySelectorAll('*')) element.scrollTo(0, 0)
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** WCAG 2.2 AA as far as a program can find it, of the page, a part of it, or the open dialog. The step's name is a kind of `npm run test-times`. */
export const check = (page: Page, rules: 'all' | 'contrast' = 'all', part?: string) =>
  test.step('axe', async () => {
    expect(await findViolations(page, rules, part)).toEqual([])
  })

const MODAL = '[data-modal]'
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What lies half below the bar of phones can be scrolled out from under it, so the bar is checked at the end of the page. */
const placeBar = (page: Page, position: 'static' | '') =>
  page.evaluate((where) => {
    document.querySelector<HTMLElement>('[data-bottom-nav]')?.style.setProperty('position', where)
  }, position)

/** The builder sends all of axe with every scan, which takes as long as a small scan itself. */
const NOTHING = ';'
const hasAxe = async (page: Page) =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))

async function findViolations(page: Page, rules: 'all' | 'contrast', part?: string) {
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: NOTHING }) })
    // Spares a second page for each look: there are no frames of other sites to join.
    .setLegacyMode()
    // What passed is never read, and writing it down takes longer than finding out.
    .options({ resultTypes: ['violations'] })
  // What is behind a dialog is checked without it.
  const shown = part ?? ((await page.locator(MODAL).count()) > 0 ? MODAL : null)
  if (shown !== null) axe.include(shown)
  await placeBar(page, 'static')
  const { violations } = await (
    rules === 'all' ? axe.withTags(WCAG) : axe.withRules('color-contrast')
  ).analyze()
  await placeBar(page, '')
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  )
}

/**
 * With SCREENS=on, for a person to look at beside the design. A dialog covers what the window shows, and a picture of a whole
 * page would end what `asPhone` emulates.
 */
export async function shoot(page: Page, screen: string, { theme, width }: Look) {
  if (process.env.SCREENS !== 'on') return
  const folder = join(import.meta.dirname, '../..', 'test-results', 'screens')
  const isWindow = emulated.has(page) || (await page.locator(MODAL).count()) > 0
  await page.screenshot({
    path: join(folder, `${screen}-${theme}-${width}.png`),
    fullPage: !isWindow,
  })
}
