import { expect, test } from '../../support/fixtures.ts'
import { bar } from '../../pages/shell-page.ts'

test('the menu button is there at 768 px and gone at 769', async ({ asUser }) => {
  await asUser.setViewportSize({ width: 769, height: 900 })
  await expect(bar(asUser).getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(bar(asUser).getByRole('link', { name: 'Settings', exact: true })).toBeVisible()
  await asUser.setViewportSize({ width: 768, height: 900 })
  await expect(bar(asUser).getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(bar(asUser).getByRole('link', { name: 'Settings', exact: true })).toBeHidden()
})

test('the rail is 56 px wide, the key [ widens it where there is room, and that is remembered', async ({
  asUser,
}) => {
  const rail = asUser.getByRole('button', { name: 'Shortcuts' }).locator('xpath=../..')
  const expectWidths = async (widths: readonly (readonly [number, number])[]) => {
    for (const [screen, width] of widths) {
      await asUser.setViewportSize({ width: screen, height: 900 })
      await expect(rail).toHaveCSS('width', `${width}px`)
    }
  }
  await expectWidths([[1440, 56]])
  await asUser.keyboard.press('[')
  await expect(rail).toHaveCSS('width', '208px')
  await asUser.reload()
  await expectWidths([
    [1201, 208],
    [1200, 56],
    [769, 56],
  ])
  await asUser.setViewportSize({ width: 768, height: 900 })
  await expect(rail).toBeHidden()
  await asUser.setViewportSize({ width: 1440, height: 900 })
  await asUser.getByRole('button', { name: 'Menu with labels' }).click()
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

test('the first Tab offers to skip to the content', async ({ asUser }) => {
  await expect(asUser.getByRole('heading', { level: 1 })).toBeVisible()
  await asUser.keyboard.press('Tab')
  const skip = asUser.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await asUser.keyboard.press('Enter')
  await expect(asUser.getByRole('main')).toBeFocused()
})

test('the footer of every page shows the version that the server runs', async ({
  open,
  request,
}) => {
  const { version } = await (await request.get('/api/health')).json()
  for (const path of ['/login', '/dashboard']) {
    const page = await open('guest', path)
    await expect(page.getByText(`Ringwise ${version}`, { exact: true })).toBeVisible()
  }
})
