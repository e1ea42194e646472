import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { checkBothThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { LOOKS } from '../../support/look.ts'

const FORECAST = '/admin?tab=forecast'
const SAVED = 'Season starts saved'

const starts = (page: Page) => page.getByRole('region', { name: 'Season starts' })
const rows = (page: Page) => starts(page).getByRole('listitem')

async function add(page: Page, text: string) {
  await starts(page).getByLabel('New season start (UTC)').fill(text)
  await starts(page).getByRole('button', { name: 'Add start' }).click()
}

test('an administrator adds, changes and deletes season starts', async ({
  ownServer: { address, admin },
  open,
}) => {
  const page = await open(admin, FORECAST, { address })
  await expect(rows(page)).toHaveCount(3)

  await add(page, '')
  await expect(starts(page).getByRole('alert')).toHaveText(
    'Enter a date and time from 2019 to 2099',
  )
  await add(page, '2025-08-05T17:00')
  await expect(starts(page).getByRole('alert')).toHaveText(
    'This season start is already on the list',
  )
  await add(page, '2026-02-10T18:00')
  await expect(toast(page, SAVED)).toBeVisible()
  await expect(starts(page).getByLabel('New season start (UTC)')).toHaveValue('')
  await page.reload()
  await expect(rows(page).first()).toHaveText('10 Feb 2026, 18:00 UTC')
  await expect(rows(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Change 10 Feb 2026, 18:00 UTC' }).click()
  const field = starts(page).getByLabel('Season start (UTC)', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('2026-02-10T18:00')
  await field.fill('2026-02-11T17:00')
  await field.press('Enter')
  await expect(toast(page, SAVED)).toBeVisible()
  await expect(rows(page).first()).toHaveText('11 Feb 2026, 17:00 UTC')

  await page.getByRole('button', { name: 'Delete 11 Feb 2026, 17:00 UTC' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
})

test('the panel holds up in every look', async ({ ownServer: { address, admin }, open }) => {
  for (const look of LOOKS.filter(({ theme }) => theme === 'dark')) {
    const page = await open(admin, FORECAST, { address, look })
    await expect(page.getByRole('region', { name: 'Training' })).toContainText(
      'The shipped weights are in use',
    )
    await page.getByRole('button', { name: 'Change 5 Aug 2025, 17:00 UTC' }).click()
    await add(page, '')
    await checkBothThemes(page, 'forecast-admin', look)
  }
})
