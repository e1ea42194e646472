import { bar } from '../../pages/shell-page.ts'
import { expect, test } from '../../support/fixtures.ts'

test('the rail is 56 px wide, the key [ widens it where there is room, and that is remembered; phones have a menu', async ({
  asUser,
}) => {
  const rail = asUser.getByRole('button', { name: 'Shortcuts' }).locator('xpath=../..')
  const expectWidths = async (widths: readonly (readonly [number, number])[]) => {
    for (const [screen, width] of widths) {
      await asUser.setViewportSize({ width: screen, height: 900 })
      await expect(rail).toHaveCSS('width', `${width}px`)
    }
  }
  const menu = bar(asUser).getByRole('button', { name: 'Menu' })
  const settings = bar(asUser).getByRole('link', { name: 'Settings', exact: true })
  await expectWidths([[1440, 56]])
  await asUser.keyboard.press('[')
  await expect(rail).toHaveCSS('width', '208px')
  await asUser.reload()
  await expectWidths([
    [1201, 208],
    [1200, 56],
    [769, 56],
  ])
  await expect(menu).toBeHidden()
  await expect(settings).toBeVisible()
  await asUser.setViewportSize({ width: 768, height: 900 })
  await expect(rail).toBeHidden()
  await expect(menu).toBeVisible()
  await expect(settings).toBeHidden()
  await asUser.setViewportSize({ width: 1440, height: 900 })
  await asUser.getByRole('button', { name: 'Expand menu' }).click()
  await expect(rail).toHaveCSS('width', '56px')
})

test('nothing in the rail is a dead end', async ({ asAdmin }) => {
  const views = asAdmin.getByRole('navigation', { name: 'Views' }).getByRole('link')
  const names = await views.allInnerTexts()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const link = views.filter({ hasText: name })
    await link.click()
    await expect(asAdmin.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
})
