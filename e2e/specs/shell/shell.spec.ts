import { bar } from '../../pages/shell-page.ts'
import { expect, test } from '../../support/fixtures.ts'

test('the rail is 84 px wide and 208 px on large screens, the key [ changes that and is remembered; phones have a menu', async ({
  asUser,
}) => {
  const rail = asUser.getByRole('button', { name: 'Keys' }).locator('xpath=../..')
  const expectWidths = async (widths: readonly (readonly [number, number])[]) => {
    for (const [screen, width] of widths) {
      await asUser.setViewportSize({ width: screen, height: 900 })
      await expect(rail).toHaveCSS('width', `${width}px`)
    }
  }
  const menu = bar(asUser).getByRole('button', { name: 'Menu' })
  const settings = bar(asUser).getByRole('link', { name: 'Settings', exact: true })
  await expectWidths([
    [1800, 208],
    [1799, 84],
    [1440, 84],
  ])
  await asUser.keyboard.press('[')
  await expect(rail).toHaveCSS('width', '208px')
  await asUser.reload()
  await expectWidths([
    [1201, 208],
    [1200, 84],
    [769, 84],
  ])
  await expect(menu).toBeHidden()
  await expect(settings).toBeVisible()
  await asUser.setViewportSize({ width: 768, height: 900 })
  await expect(rail).toBeHidden()
  await expect(menu).toBeVisible()
  await expect(settings).toBeHidden()
  await asUser.setViewportSize({ width: 1440, height: 900 })
  await asUser.getByRole('button', { name: 'Expand menu' }).click()
  await expect(rail).toHaveCSS('width', '84px')
})

test('nothing in the menus is a dead end: each entry opens its page and marks itself', async ({
  asAdmin,
}) => {
  await asAdmin.keyboard.press('[')
  const groups = asAdmin.getByRole('navigation', { name: 'Views' }).getByRole('list')
  const entries = groups.getByRole('list').getByRole('link')
  await expect(entries).not.toHaveCount(0)
  for (const entry of await entries.all()) {
    await entry.click()
    await expect(asAdmin.getByRole('heading', { level: 1 })).toBeAttached()
    // Without a team of our own, its entry leads to where one is chosen.
    if ((await entry.innerText()) !== 'Our team') {
      await expect(entry).toHaveAttribute('aria-current', 'page')
    }
  }
})
