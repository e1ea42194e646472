import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/held-answer.ts'
import { callApi } from '../../support/people.ts'
import { frame, marker, middleOf, PHONE, place, STORM_POINT } from '../../pages/poi-page.ts'

test('an administrator moves POIs by mouse, clicks, keys and finger, saves them, and resets them', async ({
  open,
  admin,
  user,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 50\d|answer 50\d/)
  const page = await open(admin, STORM_POINT)
  await page.getByRole('button', { name: 'Edit POI Positions' }).click()
  await expect(page.getByText('No changes yet')).toBeVisible()
  const bean = marker(page, 'Bean')
  const { x, y } = await middleOf(bean)
  await page.mouse.move(x + 4, y + 4)
  await page.mouse.down()
  await page.mouse.move(x + 44, y + 64, { steps: 4 })
  await page.mouse.up()
  const now = await middleOf(bean)
  expect([Math.round(now.x - x), Math.round(now.y - y)]).toEqual([40, 60])
  await expect(page.getByText('1 unsaved move')).toBeVisible()

  await marker(page, 'The Mill').click()
  const corner = await frame(page).boundingBox()
  await page.mouse.click((corner?.x ?? 0) + 5, (corner?.y ?? 0) + 5)
  expect(await place(marker(page, 'The Mill'))).toMatch(/^0 0\.\d$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(STORM_POINT)

  const pad = marker(page, 'North Pad')
  await pad.press('ArrowLeft')
  await pad.press('Shift+ArrowUp')
  await expect(pad).toHaveAttribute('aria-label', 'North Pad, at 23.3, 9.5')
  await pad.press('Shift+ArrowUp')
  await pad.press('Shift+ArrowUp')
  await expect(pad).toHaveAttribute('aria-label', 'North Pad, at 23.3, 0')

  // Neither another view nor a failed save loses what was moved.
  await page.getByRole('link', { name: 'Regular View' }).click()
  await page.getByRole('link', { name: 'POI Data' }).click()
  await page.getByRole('tab', { name: 'Storm Point' }).click()
  await page.getByRole('button', { name: 'Edit POI Positions' }).click()
  await expect(page.getByText('3 unsaved moves')).toBeVisible()
  await page.route(/positions\/data/, (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.getByRole('button', { name: 'Save POI Positions' }).click()
  await expect(toast(page, 'Failed to save POI positions. Please try again.')).toBeVisible()
  await expect(page.getByText('3 unsaved moves')).toBeVisible()
  // The current call fails, the older one takes it. Then nothing can be read, and still nothing jumps back.
  await page.unroute(/positions\/data/)
  await page.route(/positions\/data/, (route) =>
    route.request().method() === 'POST' && !route.request().url().includes('excel')
      ? route.continue()
      : route.fulfill({ status: 503, body: 'busy' }),
  )
  const places = await recordPlaces(page, 'North Pad')
  // What is moved while the others are on their way is still to be saved.
  const letGo = await holdBack(page, /positions\/data/)
  await page.getByRole('button', { name: 'Save POI Positions' }).click()
  await bean.press('ArrowLeft')
  await letGo()
  await expect(toast(page, 'POI positions saved successfully!')).toBeVisible()
  await expect(page.getByText('1 unsaved move')).toBeVisible()
  await page.getByRole('button', { name: 'Save POI Positions' }).press('Enter')
  await expect(page.getByText("Couldn't load the saved positions.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit POI Positions' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await places.evaluate((seen) => [...seen])).toEqual(['23.3 0'])
  await page.unroute(/positions\/data/)
  await page.getByRole('button', { name: 'Retry' }).click()

  const reader = await open(user, STORM_POINT)
  await expect(marker(reader, 'North Pad').locator('..')).toHaveAttribute('data-place', '23.3 0')
  await expect(reader.getByRole('button', { name: 'Export to Excel' })).toBeHidden()
  await moveWithFinger(await open(admin, STORM_POINT, { look: PHONE }))

  await page.getByRole('button', { name: 'Edit POI Positions' }).click()
  await page.getByRole('button', { name: 'Reset POI Positions' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Reset POI Positions' })
  await expect(dialog).toContainText(
    'Are you sure you want to reset all POI positions to their defaults? This cannot be undone.',
  )
  const asked: string[] = []
  page.once('dialog', (confirm) => {
    asked.push(confirm.message())
    void confirm.dismiss()
  })
  await dialog.getByRole('button', { name: 'Reset Positions' }).click()
  await expect(dialog).toBeHidden()
  expect(asked).toEqual([expect.stringContaining('Every POI goes back to its default position')])
  page.once('dialog', (confirm) => void confirm.accept())
  await page.getByRole('button', { name: 'Reset POI Positions' }).click()
  await dialog.getByRole('button', { name: 'Reset Positions' }).click()
  await expect(toast(page, 'POI positions have been reset to defaults')).toBeVisible()
  await expect(marker(page, 'North Pad').locator('..')).toHaveAttribute('data-place', '23.8 14.5')
  const { body } = await callApi(address, 'GET', '/api/poi_positions/data')
  expect(body).toMatchObject({ positions: { stormpoint: { 3: { x: 23.8, y: 14.5 } } } })
  // This browser still knows the old places, and asks all the same.
  await reader.reload()
  await expect(marker(reader, 'North Pad').locator('..')).toHaveAttribute('data-place', '23.8 14.5')
})

/** Every place where a marker has been from now on. */
const recordPlaces = (page: Page, name: string) =>
  page.evaluateHandle((poi) => {
    const seen = new Set<string | undefined>()
    const look = () => {
      const found = document.querySelector<HTMLElement>(`[data-place]:has([aria-label^="${poi}"])`)
      if (found) seen.add(found.dataset['place'])
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  }, name)

async function moveWithFinger(page: Page) {
  await page.getByRole('button', { name: 'Edit POI Positions' }).tap()
  await expect(page.getByText('No changes yet')).toBeVisible()
  await marker(page, 'Lift').tap()
  await expect(page).toHaveURL(/poi=23/)
  const { x, y } = await middleOf(frame(page))
  await page.touchscreen.tap(x, y - 100)
  await expect(marker(page, 'Lift')).not.toHaveAttribute('aria-label', 'Lift, at 59.8, 47.8')
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).tap()
  await expect(marker(page, 'Lift').locator('..')).toHaveAttribute('data-place', '59.8 47.8')
}
