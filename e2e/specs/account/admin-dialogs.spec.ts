import type { Page } from '@playwright/test'
import { fillUser, SEARCH, toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, logInByApi, uniqueName } from '../../support/people.ts'

async function expectFocusInside(page: Page) {
  const dialog = page.getByRole('dialog')
  // The box around it shows the focus; a second outline would lie inside the first.
  const first = dialog.getByLabel('Username')
  await expect(first).toBeFocused()
  await expect(first).toHaveCSS('outline-style', 'none')
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
}

test('a user is created, edited and deleted, and the focus stays inside the open dialog', async ({
  open,
  admin,
  address,
}) => {
  const username = uniqueName('crud')
  const renamed = `${username}-too`
  const page = await open(admin, '/admin')
  const act = (name: string, action: 'Edit' | 'Delete') =>
    page.getByRole('button', { name: `${action} ${name}`, exact: true }).click()

  await page.getByRole('button', { name: 'Create New User' }).click()
  await expectFocusInside(page)
  await fillUser(page, {
    Username: username,
    Email: `${username}@example.test`,
    Password: 'correct horse',
    Role: 'Admin',
  })
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(toast(page, 'User created successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByPlaceholder(SEARCH).fill(username)
  const entry = page.getByRole('row').filter({ hasText: username })
  await expect(entry).toContainText('Admin')
  await expect(entry).toContainText('Never')
  const { token } = await logInByApi(address, username, 'correct horse')

  await act(username, 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('Username')).toHaveValue(username)
  await expect(dialog.getByLabel('Email')).toHaveValue(`${username}@example.test`)
  await expect(dialog.getByLabel('Role')).toHaveValue('admin')
  await fillUser(page, { Username: renamed, Role: 'User' })
  await dialog.getByLabel(/^New password/).fill('another horse')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'User updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(entry).toContainText(renamed)
  await expect(entry).toContainText('User')
  expect((await callApi(address, 'GET', '/api/auth/me', { token })).status).toBe(401)
  await logInByApi(address, renamed, 'another horse')

  await act(renamed, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete User' })
  await expect(question).toContainText(
    `Are you sure you want to delete the user ${renamed}? This action cannot be undone.`,
  )
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(entry).toBeVisible()
  await act(renamed, 'Delete')
  await question.getByRole('button', { name: 'Delete user' }).click()
  await expect(toast(page, 'User deleted successfully')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('No users match your search')).toBeVisible()
  await expect(logInByApi(address, renamed, 'correct horse')).rejects.toThrow()
})
