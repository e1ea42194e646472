import { type Page, test } from '@playwright/test'
import { check, type Look, shoot, switchTheme, THEMES } from './look.ts'
import { expectLargeTargets, expectNoSidewaysScroll, expectOrderlyHeadings } from './measure.ts'

/** A screen as it is now: a picture for people, and everything that a program can check. */
export async function checkScreen(page: Page, screen: string, look: Look) {
  // Nothing may lie half under the sticky bar.
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, screen, look)
  await check(page)
  await measure(page, look.width)
}

/** The same in themes that the page is switched to. They differ only in colors, so the second is checked only for contrast. */
export async function checkThemes(
  page: Page,
  screen: string,
  width: Look['width'],
  themes: readonly Look['theme'][] = THEMES,
) {
  for (const theme of themes) {
    await switchTheme(page, theme)
    await shoot(page, screen, { theme, width })
    await check(page, theme === themes[0] ? 'all' : 'contrast')
  }
  await measure(page, width)
}

/** Both themes of a look's width, its own last. */
export async function checkBothThemes(page: Page, screen: string, { theme, width }: Look) {
  await checkThemes(page, screen, width, [theme === 'dark' ? 'light' : 'dark', theme])
}

const measure = (page: Page, width: Look['width']) =>
  test.step('layout', async () => {
    await expectNoSidewaysScroll(page)
    await expectOrderlyHeadings(page)
    // Last, since it scrolls tables.
    await expectLargeTargets(page, width === 390)
  })
