import type { Page } from '@playwright/test'
import { fillUser } from '../../pages/admin-page.ts'
import { expect, test, type Arrival, type Visitor } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { LOOKS, lookName, TWO_LOOKS, WIDTHS } from '../../support/look.ts'
import { checkScreen, checkThemes } from '../../support/check-screen.ts'

async function arrive(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

for (const width of WIDTHS) {
  const arrival: Arrival = { look: { theme: 'light', width } }

  test(`login at ${width}`, async ({ open }) => {
    const page = await open('nobody', '/login', arrival)
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
    await checkThemes(page, 'login', width)
    await enterLogin(page, '', '')
    await expect(page.getByRole('alert')).toBeVisible()
    await checkThemes(page, 'login-fault', width)
  })

  for (const role of ['guest', 'user', 'admin'] as const) {
    test(`dashboard of a ${role} at ${width}`, async ({ open, user, admin }) => {
      const visitor: Visitor = { guest: 'guest' as const, user, admin }[role]
      const page = await open(visitor, '/dashboard', arrival)
      await arrive(page, 'Regular View')
      await checkThemes(page, `dashboard-${role}`, width)
    })
  }

  test(`settings at ${width}`, async ({ open, user }) => {
    const page = await open(user, '/settings', arrival)
    await arrive(page, 'Account Settings')
    await checkThemes(page, 'settings', width)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('alert')).toHaveCount(3)
    await checkThemes(page, 'settings-faults', width)
  })

  test(`admin panel at ${width}`, async ({ open, admin, user }) => {
    const page = await open(admin, '/admin', arrival)
    await arrive(page, 'Admin Panel')
    await expect(page.getByText(user.username).first()).toBeVisible()
    await checkThemes(page, 'admin', width)
    await page.getByPlaceholder('Search users by name, email, or role...').fill('nobody has this')
    await expect(page.getByText('No users match your search')).toBeVisible()
    await checkThemes(page, 'admin-no-match', width)
  })

  test(`credits at ${width}`, async ({ open }) => {
    const page = await open('guest', '/credits', arrival)
    await arrive(page, 'Credits')
    await checkThemes(page, 'credits', width)
  })
}

// What is drawn from the same parts as the screens above is looked at in both themes and both widths, not in all four looks.
for (const look of TWO_LOOKS) {
  const arrival: Arrival = { look }

  test(`palette and shortcuts, ${lookName(look)}`, async ({ open, user }) => {
    const page = await open(user, '/dashboard', arrival)
    await arrive(page, 'Regular View')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option').first()).toBeVisible()
    await checkScreen(page, 'palette', look)
    await page.getByRole('combobox').fill('12345')
    await expect(page.getByText('No results')).toBeVisible()
    await checkScreen(page, 'palette-empty', look)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'shortcuts', look)
  })

  test(`admin dialogs, ${lookName(look)}`, async ({ open, admin, user }) => {
    const page = await open(admin, `/admin?q=${user.username}`, arrival)
    await arrive(page, 'Admin Panel')
    await page.getByRole('button', { name: 'Create New User' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'admin-create', look)
    await fillUser(page, { Username: 'x' })
    await page.getByRole('button', { name: 'Create user' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await checkScreen(page, 'admin-create-faults', look)
    await page.keyboard.press('Escape')

    const openDialog = async (action: 'Edit' | 'Delete') => {
      if (look.width === 1440) {
        await page.getByRole('button', { name: `${action} ${user.username}` }).click()
        return
      }
      await page.getByRole('button', { name: `Actions for ${user.username}` }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await checkScreen(page, 'admin-menu', look)
      await page.getByRole('menuitem', { name: `${action} User` }).click()
    }
    await openDialog('Edit')
    await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible()
    await checkScreen(page, 'admin-edit', look)
    await page.keyboard.press('Escape')
    await openDialog('Delete')
    await expect(page.getByRole('alertdialog', { name: 'Delete User' })).toBeVisible()
    await checkScreen(page, 'admin-delete', look)
  })

  test(`admin panel without its list, ${lookName(look)}`, async ({ open, admin, pageErrors }) => {
    pageErrors.expect(/ERR_FAILED .*\/api\/admin\/users/)
    const page = await open(admin, '/settings', arrival)
    await page.route('**/api/admin/users', (route) => route.abort())
    await page.goto('/admin')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch users' })).toBeVisible()
    await checkScreen(page, 'admin-error', look)
  })

  test(`unknown view and unknown address, ${lookName(look)}`, async ({ open, user }) => {
    const page = await open(user, '/dashboard?view=nonsense', arrival)
    await arrive(page, 'Unknown view mode')
    await checkScreen(page, 'unknown-view', look)
    await page.goto('/nowhere')
    await arrive(page, 'Page not found')
    await checkScreen(page, 'not-found', look)
  })

  test(`a toast of an error, top right, ${lookName(look)}`, async ({ open, user, pageErrors }) => {
    pageErrors.expect(/status of 401/)
    const page = await open({ ...user, token: 'made up' }, '/dashboard', arrival)
    const toast = page.getByRole('alert').filter({ hasText: 'Session expired.' })
    await expect(toast).toBeVisible()
    await toast.hover()
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
    const box = await toast.boundingBox()
    expect(box?.y).toBeLessThan(80)
    expect(look.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(32)
    await checkScreen(page, 'toast', look)
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()
  })
}

for (const look of LOOKS.filter(({ width }) => width === 390)) {
  test(`menu, ${lookName(look)}`, async ({ open, admin }) => {
    const page = await open(admin, '/dashboard', { look })
    await arrive(page, 'Regular View')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await checkScreen(page, 'menu', look)
  })
}
