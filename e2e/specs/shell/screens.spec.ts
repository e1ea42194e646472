import type { Page } from '@playwright/test'
import { fillUser } from '../../pages/admin-page.ts'
import { enterLogin } from '../../pages/login-form.ts'
import {
  checkAllLooks,
  checkBothWidths,
  checkScreen,
  checkThemes,
} from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone, TWO_LOOKS } from '../../support/look.ts'
import { visit } from '../../support/visit.ts'

// Pages are checked in both themes and widths. What is drawn from the same parts is checked in each theme and at each
// width once.

async function arrive(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('login', async ({ open }) => {
  const page = await open('nobody', '/login')
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
  await checkAllLooks(page, 'login')
  await enterLogin(page, '', '')
  await expect(page.getByRole('alert')).toBeVisible()
  await checkBothWidths(page, 'login-fault')
})

test('dashboard, palette and shortcuts', async ({ open, user }) => {
  const page = await open(user, '/dashboard')
  await arrive(page, 'Regular View')
  await checkAllLooks(page, 'dashboard')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await checkBothWidths(page, 'palette')
  await page.getByRole('combobox').fill('12345')
  await expect(page.getByText('No results')).toBeVisible()
  await checkBothWidths(page, 'palette-empty')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkBothWidths(page, 'shortcuts')
})

test('credits', async ({ open }) => {
  const page = await open('guest', '/credits')
  await arrive(page, 'Credits')
  await checkAllLooks(page, 'credits')
})

test('settings, an unknown view and an unknown address', async ({ open, newPerson }) => {
  // The theme is stored with the account, which others use too.
  const page = await open(await newPerson(), '/settings')
  await arrive(page, 'Account Settings')
  await checkAllLooks(page, 'settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('alert')).toHaveCount(3)
  await checkBothWidths(page, 'settings-faults')
  await visit(page, '/dashboard?view=nonsense')
  await arrive(page, 'Unknown view mode')
  await checkBothWidths(page, 'unknown-view')
  await visit(page, '/nowhere')
  await arrive(page, 'Page not found')
  await checkBothWidths(page, 'not-found')
})

test('admin panel, with and without its list', async ({ open, admin, user, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED .*\/api\/admin\/users/)
  const page = await open(admin, '/admin')
  await arrive(page, 'Admin Panel')
  await expect(page.getByText(user.username).first()).toBeVisible()
  await checkAllLooks(page, 'admin')
  await page.getByPlaceholder('Search users by name, email, or role...').fill('nobody has this')
  await expect(page.getByText('No users match your search')).toBeVisible()
  await checkBothWidths(page, 'admin-no-match')
  await page.route('**/api/admin/users', (route) => route.abort())
  await page.goto('/admin')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch users' })).toBeVisible()
  await checkBothWidths(page, 'admin-error')
})

test('admin dialogs', async ({ open, admin, user }) => {
  const page = await open(admin, `/admin?q=${user.username}`)
  await page.getByRole('button', { name: 'Create New User' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkBothWidths(page, 'admin-create')
  await fillUser(page, { Username: 'x' })
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await checkBothWidths(page, 'admin-create-faults')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Edit ${user.username}` }).click()
  await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible()
  await checkBothWidths(page, 'admin-edit')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Delete ${user.username}` }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete User' })).toBeVisible()
  await checkBothWidths(page, 'admin-delete')
  await page.keyboard.press('Escape')
  await asPhone(page, async () => {
    await page.getByRole('button', { name: `Actions for ${user.username}` }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await checkScreen(page, 'admin-menu', { theme: 'dark', width: 390 })
    await page.keyboard.press('Escape')
  })
})

// A toast stays only while the mouse is over it, so the width can't change below it.
for (const look of TWO_LOOKS) {
  test(`a toast of an error, top right, at ${look.width}`, async ({ open, user, pageErrors }) => {
    pageErrors.expect(/status of 401/)
    const page = await open({ ...user, token: 'made up' }, '/dashboard', { look })
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

test('menu', async ({ open, admin }) => {
  const page = await open(admin, '/dashboard', { look: { theme: 'dark', width: 390 } })
  await arrive(page, 'Regular View')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await checkThemes(page, 'menu', 390)
})
