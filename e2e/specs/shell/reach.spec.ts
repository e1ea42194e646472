import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { expectNoSidewaysScroll } from '../../support/measure.ts'
import { visit } from '../../support/visit.ts'

const PATHS = ['/dashboard', '/settings', '/admin', '/credits', '/dashboard?view=nonsense']

const settled = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

test('nothing scrolls sideways at 320 px, as at 400 percent zoom', async ({ open, admin }) => {
  const page = await open(admin, '/dashboard', { look: { theme: 'dark', width: 390 } })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PATHS) {
    await openView(page, path)
    await expectNoSidewaysScroll(page)
  }
  const login = await open('nobody', '/login', { look: { theme: 'light', width: 390 } })
  await login.setViewportSize({ width: 320, height: 640 })
  await settled(login)
  await expectNoSidewaysScroll(login)
})

test('every stop of the Tab key is seen and marked, and the first skips to the content', async ({
  open,
  admin,
}) => {
  const page = await open(admin, '/dashboard')
  await settled(page)
  expect(await walkWithTab(page)).toEqual([])
  await page.reload()
  await settled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Bar and rail are the same on the other pages.
  for (const path of PATHS.slice(1)) {
    await openView(page, path)
    await page.getByRole('main').focus()
    expect(await walkWithTab(page), path).toEqual([])
  }
})

async function openView(page: Page, path: string) {
  await visit(page, path)
  await expect(page).toHaveURL(path)
  await settled(page)
}

/** Goes on to the end of the page. Returns the stops that have no ring or are covered. */
async function walkWithTab(page: Page) {
  const faults: string[] = []
  const seen = new Set<string>()
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (stop === null || seen.has(stop.path)) break
    seen.add(stop.path)
    if (!stop.isMarked) faults.push(`no ring: ${stop.path}`)
    if (!stop.isOnTop) faults.push(`covered: ${stop.path}`)
  }
  expect(seen.size).toBeGreaterThan(1)
  return faults
}

/** Runs in the page: whether the focused element has a ring and nothing lies over it. */
function describeFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const stops = [...document.querySelectorAll('*')]
  const marked = [focused, focused.parentElement].filter((element) => element !== null)
  const box = focused.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return {
    path: `${focused.tagName} ${stops.indexOf(focused)} ${focused.innerText.slice(0, 30)}`,
    isMarked: marked.some((element) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    }),
    isOnTop: hit !== null && (focused.contains(hit) || hit.contains(focused)),
  }
}

test('nothing moves for those who asked for that, and a saving emblem turns for everybody else', async ({
  open,
  admin,
}) => {
  const page = await open(admin, '/credits')
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { activeDuration = 0 } = effect?.getComputedTiming() ?? {}
          return playState === 'running' && Number(activeDuration) > 1
        })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
    )
  expect(await running()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
})

test('controls keep their edges and emblems their marks in forced colors', async ({
  open,
  admin,
}) => {
  const page = await open(admin, '/admin', { forcedColors: 'active' })
  await settled(page)
  await page.getByRole('button', { name: 'Create New User' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[role=dialog], [role=dialog] :is(button, input, select)',
      ),
    ]
      .filter((control) => !control.matches('[aria-label]'))
      .filter((control) =>
        [control, control.parentElement].every(
          (element) => element === null || getComputedStyle(element).borderTopStyle === 'none',
        ),
      )
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(bare).toEqual([])
  await page.screenshot({ path: 'test-results/screens/admin-create-forced-colors.png' })
  await page.keyboard.press('Escape')
  await openView(page, '/credits')
  await expect(page.getByRole('img', { name: 'Newcastle, Support, banned' })).toBeVisible()
  await page.screenshot({
    path: 'test-results/screens/credits-forced-colors.png',
    fullPage: true,
  })
})

test('the statistics use the whole width, and their tabs stay where they are', async ({ open }) => {
  const page = await open('guest', '/dashboard?view=statsboard')
  await page.setViewportSize({ width: 1920, height: 1080 })
  const tabs = page.getByRole('tab')
  await settled(page)
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(await tabs.nth(index).innerText())
    expect((await tabs.first().boundingBox())?.x).toBeLessThan(320)
  }
})

test('on a phone, part of the next section shows that there are more', async ({ open, admin }) => {
  const look = { theme: 'light', width: 390 } as const
  const page = await open(admin, '/admin?tab=maps', { look })
  const sections = page.getByRole('navigation', { name: 'Admin sections' })
  await expect(sections.getByRole('link', { name: 'Maps' })).toBeInViewport({ ratio: 1 })
  await expect(sections.getByRole('link', { name: 'Recommended comps' })).toBeInViewport()
})
