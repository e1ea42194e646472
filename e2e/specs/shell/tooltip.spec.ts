import { expect, test } from '../../support/fixtures.ts'

const NAME = 'Switch to light theme'

test('a tooltip opens under the mouse, can be hovered itself, and leaves with the mouse', async ({
  asUser,
}) => {
  const tooltip = asUser.getByRole('tooltip')
  await asUser.getByRole('button', { name: NAME }).hover()
  await expect(tooltip).toHaveText(NAME)
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await asUser.getByRole('heading', { level: 2 }).first().hover()
  await expect(tooltip).toBeHidden()
})

test("a tile's tooltip tells class and cooldowns, as the server has them now", async ({
  asUser,
}) => {
  await asUser.route('**/api/legends', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('"tacticalCooldown":20,', '"tacticalCooldown":17,')
    await route.fulfill({ response: answer, body: text })
  })
  const tile = asUser.getByRole('button', { name: /^Ash, / })
  const tooltip = asUser.getByRole('tooltip')
  // On a slow machine the tile can still move away from under the mouse.
  await expect(async () => {
    await tile.hover()
    await expect(tooltip).toContainText('Ash', { timeout: 5000 })
  }).toPass()
  for (const words of [
    'Assault',
    'Tactical: Arc Snare, 17 s',
    'Ultimate: Phase Breach, 120 s (sources differ)',
  ]) {
    await expect(tooltip).toContainText(words)
  }
})

test('a tooltip opens with the focus of the keyboard, and Escape closes it', async ({ asUser }) => {
  const tooltip = asUser.getByRole('tooltip')
  await expect(asUser.getByRole('heading', { level: 1 })).toBeVisible()
  await asUser.getByRole('link', { name: 'Settings', exact: true }).focus()
  await asUser.keyboard.press('Tab')
  await expect(asUser.getByRole('button', { name: NAME })).toBeFocused()
  await expect(tooltip).toHaveText(NAME)
  await asUser.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()

  // What was read in a popover is not told again.
  await asUser.goto('/dashboard?view=statsboard&tab=weapons')
  const info = asUser.getByRole('button', { name: 'Assumptions' })
  await info.focus()
  await asUser.keyboard.press('Enter')
  await expect(asUser.getByRole('dialog', { name: 'Assumptions' })).toBeVisible()
  await asUser.keyboard.press('Escape')
  await expect(asUser.getByRole('dialog')).toBeHidden()
  await expect(info).toBeFocused()
  await expect(tooltip).toBeHidden()
})

test('the narrow rail says its words in tooltips', async ({ asUser }) => {
  await asUser.setViewportSize({ width: 1000, height: 800 })
  await asUser.getByRole('button', { name: 'Shortcuts' }).hover()
  await expect(asUser.getByRole('tooltip')).toHaveText('Shortcuts')
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
