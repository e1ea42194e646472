import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/held-answer.ts'
import { callApi } from '../../support/people.ts'
import { frame, marker, middleOf, PHONE, place, STORM_POINT } from '../../pages/poi-page.ts'

test('an administrator moves POIs by mouse, clicks and keys, saves them for everyone, and resets them', async ({
  open,
  admin,
  user,
  address,
}) => {
  const page = await open(admin, STORM_POINT)
  await page.getByRole('button', { name: 'Edit POI Positions' }).click()
  await expect(page.getByText('No changes yet')).toBeVisible()
  const bean = marker(page, 'Basin Armory')
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
  await expect(page.getByText('3 unsaved moves')).toBeVisible()
  // What is moved while the others are on their way is still to be saved.
  const letGo = await holdBack(page, /positions\/data/)
  await page.getByRole('button', { name: 'Save POI Positions' }).click()
  await bean.press('ArrowLeft')
  await letGo()
  await expect(toast(page, 'POI positions saved successfully!')).toBeVisible()
  await expect(page.getByText('1 unsaved move')).toBeVisible()
  await page.getByRole('button', { name: 'Save POI Positions' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit POI Positions' })).toBeVisible()

  const reader = await open(user, STORM_POINT)
  await expect(marker(reader, 'North Pad').locator('..')).toHaveAttribute('data-place', '23.3 14.5')
  await expect(reader.getByRole('button', { name: 'Export to Excel' })).toBeHidden()

  await page.getByRole('button', { name: 'Edit POI Positions' }).click()
  await page.getByRole('button', { name: 'Reset POI Positions' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Reset POI Positions' })
  page.once('dialog', (confirm) => void confirm.accept())
  await dialog.getByRole('button', { name: 'Reset Positions' }).click()
  await expect(toast(page, 'POI positions have been reset to defaults')).toBeVisible()
  await expect(marker(page, 'North Pad').locator('..')).toHaveAttribute('data-place', '23.8 14.5')
  const { body } = await callApi(address, 'GET', '/api/poi_positions/data')
  expect(body).toMatchObject({ positions: { stormpoint: { 3: { x: 23.8, y: 14.5 } } } })
  // This browser still knows the old places, and asks all the same.
  await reader.reload()
  await expect(marker(reader, 'North Pad').locator('..')).toHaveAttribute('data-place', '23.8 14.5')
})

test('a POI is moved with a finger, a reset asks twice, and discarded moves are undone', async ({
  open,
  admin,
}) => {
  const page = await open(admin, STORM_POINT, { look: PHONE })
  await page.getByRole('button', { name: 'Edit POI Positions' }).tap()
  await expect(page.getByText('No changes yet')).toBeVisible()
  await page.getByRole('button', { name: 'Reset POI Positions' }).tap()
  const dialog = page.getByRole('alertdialog', { name: 'Reset POI Positions' })
  await expect(dialog).toContainText(
    'Are you sure you want to reset all POI positions to their defaults? This cannot be undone.',
  )
  const asked: string[] = []
  page.once('dialog', (confirm) => {
    asked.push(confirm.message())
    void confirm.dismiss()
  })
  await dialog.getByRole('button', { name: 'Reset Positions' }).tap()
  await expect(dialog).toBeHidden()
  expect(asked).toEqual([expect.stringContaining('Every POI goes back to its default position')])

  await marker(page, 'Mountain Lift').tap()
  await expect(page).toHaveURL(/poi=23/)
  const { x, y } = await middleOf(frame(page))
  await page.touchscreen.tap(x, y - 100)
  await expect(marker(page, 'Mountain Lift')).not.toHaveAttribute(
    'aria-label',
    'Mountain Lift, at 59.8, 47.8',
  )
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).tap()
  await expect(marker(page, 'Mountain Lift').locator('..')).toHaveAttribute(
    'data-place',
    '59.8 47.8',
  )
})
