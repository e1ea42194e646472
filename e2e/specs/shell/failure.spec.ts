import type { Request } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { checkAllLooks } from '../../support/check-screen.ts'
import { check } from '../../support/look.ts'

test('an unexpected error shows its page, and Retry goes on', async ({
  open,
  user,
  pageErrors,
}) => {
  pageErrors.expect(/provoked/)
  const page = await open(user, '/dashboard')
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      if (!Reflect.get(window, 'mended')) throw new Error('provoked')
      return real(query)
    }
  })
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  await expect(page).toHaveTitle('Unexpected Application Error! · Ringwise')
  await page.evaluate(() => Reflect.set(window, 'mended', true))
  await checkAllLooks(page, 'error')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regular View' })).toBeVisible()
})

test('where a chunk fails to load, a reload is offered and helps', async ({
  open,
  user,
  pageErrors,
}) => {
  pageErrors.expect(/a chunk failed to load|dynamically imported module/)
  const page = await open(user, '/credits')
  let isOut = true
  // Not before the reload: the page would heal by itself first.
  const heal = (request: Request) => {
    if (request.isNavigationRequest()) isOut = false
  }
  for (const [chunk, path] of [
    ['SettingsPage', '/settings'],
    ['dashboard', '/dashboard'],
  ] as const) {
    pageErrors.expect(new RegExp(`ERR_FAILED .*${chunk}`))
    isOut = true
    await page.route(`**/static/js/${chunk}-*.js*`, (route) =>
      isOut ? route.abort() : route.continue(),
    )
    await page.goto(path)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText("Part of the page couldn't be loaded. Reload to try again.")
    await expect(page.getByRole('banner').getByText(user.username)).toBeVisible()
    await check(page)
    page.on('request', heal)
    await alert.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(alert).toBeHidden()
    page.off('request', heal)
  }
})

test('a view that fails to load during an outage appears by itself afterward', async ({
  open,
  user,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*static/)
  pageErrors.expect(/a chunk failed to load|dynamically imported module/)
  const page = await open(user, '/credits')
  await page.route('**/static/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText("Part of the page couldn't be loaded.")
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.unroute('**/static/**')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('where the palette fails to load, the page lives on, and a chunk is requested again under another address', async ({
  open,
  user,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*AppPalette/)
  pageErrors.expect(/ERR_FAILED .*SettingsPage/)
  pageErrors.expect(/a chunk failed to load|dynamically imported module/)
  const page = await open(user, '/dashboard')
  await page.route('**/static/js/AppPalette-*.js*', (route) => route.abort())
  await expect(page.getByRole('heading', { level: 1, name: 'Regular View' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText("Part of the page couldn't be loaded.")
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
  // Browsers remember that the first address failed.
  await page.route(/static\/js\/SettingsPage-[^?]*$/, (route) => route.abort())
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
