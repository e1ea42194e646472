import { toast } from '../../pages/admin-page.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'

const LEGENDS = '/dashboard?view=statsboard&tab=legend_info'

test('an administrator edits a legend, and the facts and the form look right', async ({
  open,
  admin,
}) => {
  const page = await open(admin, LEGENDS)
  const legends = page.getByRole('region', { name: 'Legend Info' })
  await expect(legends.getByRole('listitem')).toHaveCount(28)
  await checkAllLooks(page, 'legends')
  await legends.getByRole('button', { name: /^Octane / }).click()
  await expect(page).toHaveURL(/legend=Octane$/)
  const octane = page.getByRole('dialog', { name: 'Octane', exact: true })
  await checkBothWidths(page, 'legend')
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Octane', exact: true })
  await form.getByLabel('Tactical cooldown (s)').fill('2,5')
  await form.getByLabel('Perk 1').fill('Mine')
  await checkBothWidths(page, 'legend-edit')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Legend updated successfully')).toBeVisible()
  await expect(octane).toContainText(`Edited by ${admin.username}`)
  await page.reload()
  await expect(octane).toContainText(/2\.5 s.*1Mine/)
})
