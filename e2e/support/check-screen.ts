import type { Page } from '@playwright/test'
import { check, type Look, shoot, switchTheme, THEMES } from './look.ts'
import { expectLargeTargets, expectNoSidewaysScroll, expectOrderlyHeadings } from './measure.ts'

/** A screen as it is now: a picture for people, and all that a machine can tell of it. */
export async function checkScreen(page: Page, screen: string, look: Look) {
  // Nothing may lie half under the sticky bar.
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, screen, look)
  await check(page)
  await measure(page, look.width)
}

/** The same in themes that the page is switched to; they differ in colours alone. */
export async function checkThemes(
  page: Page,
  screen: string,
  width: Look['width'],
  themes: readonly Look['theme'][] = THEMES,
) {
  for (const theme of themes) {
    await switchTheme(page, theme)
    await shoot(page, screen, { theme, width })
    await check(page)
  }
  await measure(page, width)
}

/** Both themes of a look's width, its own last. */
export async function checkBothThemes(page: Page, screen: string, { theme, width }: Look) {
  await checkThemes(page, screen, width, [theme === 'dark' ? 'light' : 'dark', theme])
}

async function measure(page: Page, width: Look['width']) {
  await expectNoSidewaysScroll(page)
  await expectOrderlyHeadings(page)
  // Last, since it scrolls tables.
  await expectLargeTargets(page, width === 390)
}
