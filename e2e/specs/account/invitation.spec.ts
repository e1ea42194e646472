import { checkAllLooks } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'

test('a player gets from an invitation to the draft, and from a reset link back in', async ({
  ownServer,
  open,
}) => {
  const { address, admin } = ownServer
  const page = await open(admin, '/admin', { address })
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('button', { name: 'Create invitation' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Invitation as user')).toBeVisible()

  const phone = await open('nobody', link.slice(address.length), { address })
  await checkAllLooks(phone, 'invitation')
  await phone.getByRole('textbox', { name: 'Name' }).fill('mika')
  await phone.getByLabel('Password', { exact: true }).fill('a quiet harbor')
  await phone.getByRole('button', { name: 'Create account' }).click()
  await expect(phone).toHaveURL(/\/dashboard/)
  await phone.goto('/dashboard?view=calculator')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Legend Calculator')

  await phone.close()
  await page.reload()
  await page.getByRole('button', { name: 'Reset link for mika' }).click()
  await page.getByRole('button', { name: 'Create reset link' }).click()
  const reset = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const other = await open('nobody', reset.slice(address.length), { address })
  await other.getByLabel('Password', { exact: true }).fill('another quiet harbor')
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other).toHaveURL(/\/dashboard/)
})
