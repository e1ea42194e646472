import { type Page, test } from '@playwright/test'
import { asPhone, check, type Look, shoot, switchTheme, THEMES } from './look.ts'
import { expectLargeTargets, expectNoSidewaysScroll, expectOrderlyHeadings } from './measure.ts'

/**
 * A screen as it is now: a picture for people, and everything that a program can check. With a part axe leaves out the
 * rest, which is checked elsewhere.
 */
export async function checkScreen(page: Page, screen: string, look: Look, part?: string) {
  // Nothing may lie half under the sticky bar.
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, screen, look)
  await check(page, 'all', part)
  await measure(page, look.width)
}

/** A page on a wide screen in dark, then as on a phone in light, and back. */
export async function checkBothWidths(page: Page, screen: string, part?: string) {
  await checkScreen(page, screen, { theme: 'dark', width: 1440 }, part)
  await asPhone(page, async () => {
    await switchTheme(page, 'light')
    await checkScreen(page, screen, { theme: 'light', width: 390 }, part)
    await switchTheme(page, 'dark')
  })
}

/** A page in both widths and both themes. */
export async function checkAllLooks(page: Page, screen: string) {
  await checkThemes(page, screen, 1440, ['light', 'dark'])
  await asPhone(page, () => checkThemes(page, screen, 390, ['light', 'dark']))
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
