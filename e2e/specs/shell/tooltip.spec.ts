import { expect, test } from '../../support/fixtures.ts'

const NAME = 'Switch to light theme'

test('a tooltip opens under the mouse, can be hovered itself, and leaves with the mouse', async ({
  open,
  newPerson,
}) => {
  // Others may have switched the theme of the shared user.
  const page = await open(await newPerson(), '/dashboard')
  const tooltip = page.getByRole('tooltip')
  await page.getByRole('button', { name: NAME }).hover()
  await expect(tooltip).toHaveText(NAME)
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.getByRole('heading', { level: 2 }).first().hover()
  await expect(tooltip).toBeHidden()
  // Beside the rail, whose other entries have labels.
  await page.getByRole('button', { name: 'Expand menu' }).hover()
  await expect(tooltip).toHaveText('Expand menu [')
})

test('a finger leaves no tooltip behind, least of all over a dialog', async ({
  open,
  admin,
  user,
}) => {
  const page = await open(admin, `/admin?q=${user.username}`, {
    look: { theme: 'dark', width: 390 },
  })
  await page.getByRole('button', { name: `Actions for ${user.username}` }).tap()
  // Two taps in quick succession would be a double tap to the browser.
  await page.getByRole('menuitem', { name: 'Edit User' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible()
  await expect(page.getByRole('tooltip')).toBeHidden()
})
