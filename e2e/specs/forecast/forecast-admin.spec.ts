import { toast } from '../../pages/admin-page.ts'
import { checkAllLooks } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'

test('a season start that an administrator adds is stored, and the panel holds up in every look', async ({
  ownServer: { address, admin },
  open,
}) => {
  const page = await open(admin, '/admin?tab=forecast', { address })
  const starts = page.getByRole('region', { name: 'Season starts' })
  const rows = starts.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Training' })).toContainText(
    'The shipped weights are in use',
  )
  await starts.getByLabel('New season start (UTC)').fill('2026-02-10T18:00')
  await starts.getByRole('button', { name: 'Add start' }).click()
  await expect(toast(page, 'Season starts saved')).toBeVisible()
  await page.reload()
  await expect(rows.first()).toHaveText('10 Feb 2026, 18:00 UTC')
  await expect(rows).toHaveCount(4)

  await page.getByRole('button', { name: 'Change 5 Aug 2025, 17:00 UTC' }).click()
  await starts.getByRole('button', { name: 'Add start' }).click()
  await expect(starts.getByRole('alert')).toHaveText('Enter a date and time from 2019 to 2099')
  await checkAllLooks(page, 'forecast-admin')
})
