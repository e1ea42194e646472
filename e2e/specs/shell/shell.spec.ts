import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { TWO_LOOKS, lookName } from '../../support/look.ts'
import { bar, palette } from '../../pages/shell-page.ts'

test('a user finds their name, Dashboard, Settings and Logout in the bar, but no Admin', async ({
  asUser,
  user,
}) => {
  await expect(bar(asUser).getByText(user.username)).toBeVisible()
  for (const name of ['Dashboard', 'Settings']) {
    await expect(bar(asUser).getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(bar(asUser).getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(bar(asUser).getByRole('link', { name: 'Admin', exact: true })).toBeHidden()
  await expect(bar(asUser).getByRole('link', { name: 'Login' })).toBeHidden()
})

test('an administrator finds Admin as well, and every link leads where it says', async ({
  asAdmin,
}) => {
  for (const [name, path, heading] of [
    ['Admin', '/admin', 'Admin Panel'],
    ['Settings', '/settings', 'Account Settings'],
    ['Dashboard', '/dashboard', 'Regular View'],
  ] as const) {
    await bar(asAdmin).getByRole('link', { name, exact: true }).click()
    await expect(asAdmin).toHaveURL(path)
    await expect(asAdmin.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(asAdmin).toHaveTitle(`${heading} · Ringwise`)
    await expect(bar(asAdmin).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})

test('the brand leads to the dashboard', async ({ open, user }) => {
  const page = await open(user, '/settings')
  await bar(page).getByRole('link', { name: 'Ringwise, go to dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

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

test('the menu of a phone has the views, the name and the links, and gives the focus back', async ({
  open,
  admin,
}) => {
  const page = await open(admin, '/dashboard', { look: { theme: 'dark', width: 390 } })
  const button = bar(page).getByRole('button', { name: 'Menu' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(admin.username)).toBeVisible()
  for (const name of ['Regular View', 'Dashboard', 'Admin', 'Settings', 'Credits']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await menu.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL('/settings')
  await expect(menu).toBeHidden()
})

test("a guest's menu has Login and no Logout", async ({ open }) => {
  const page = await open('guest', '/dashboard', { look: { theme: 'dark', width: 390 } })
  await bar(page).getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  for (const name of ['Dashboard', 'Admin', 'Settings']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeHidden()
  }
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeHidden()
})

test('logout in the menu of a phone goes to the login screen', async ({ open, newPerson }) => {
  const page = await open(await newPerson(), '/dashboard', { look: { theme: 'light', width: 390 } })
  await bar(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
})

test('whoever logs in from the bar or the palette comes back to where they were', async ({
  open,
  user,
}) => {
  const page = await open('guest', '/dashboard')
  await page.getByRole('button', { name: /^Ash, / }).click()
  await expect(page).toHaveURL(/ban=ash/)
  const address = page.url()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('log in')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await bar(page).getByRole('link', { name: 'Login' }).click()
  await enterLogin(page, user.username, user.password)
  await expect(page).toHaveURL(address)
})

test('a question mark shows the shortcuts, but not while somebody types one', async ({
  open,
  admin,
}) => {
  const page = await open(admin, '/admin')
  const search = page.getByPlaceholder('Search users by name, email, or role...')
  await search.fill('who')
  await search.press('?')
  await expect(search).toHaveValue('who?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeHidden()
  await search.blur()
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Open command palette')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('the rail shows the shortcuts too', async ({ asGuest }) => {
  await asGuest.getByRole('button', { name: 'Shortcuts' }).click()
  await expect(asGuest.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a slash jumps to the search in view, or to the palette where there is none', async ({
  open,
  admin,
}) => {
  const page = await open(admin, '/admin')
  const search = page.getByPlaceholder('Search users by name, email, or role...')
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.goto('/credits')
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(palette(page)).toBeVisible()
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

test('following a link puts the focus on the new content', async ({ asUser }) => {
  await bar(asUser).getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(asUser.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(asUser.getByRole('main')).toBeFocused()
})

for (const visitor of ['guest', 'nobody'] as const) {
  test(`an unknown address is told as that to a ${visitor}, with a way back`, async ({ open }) => {
    const page = await open(visitor, '/no/such/page')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to dashboard' }).click()
    await expect(page).toHaveURL(visitor === 'guest' ? '/dashboard' : '/login')
  })
}

for (const look of TWO_LOOKS) {
  test(`an unknown view is told as that, with a way back, ${lookName(look)}`, async ({
    open,
    user,
  }) => {
    const page = await open(user, '/dashboard?view=nonsense', { look })
    await expect(page.getByRole('heading', { level: 1, name: 'Unknown view mode' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Regular View' })).toBeVisible()
  })
}

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
