import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { callApi } from '../../support/people.ts'

const EXPIRED = 'Session expired. Please log in again.'

const storedSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])

test('logout goes to the login screen and ends the session everywhere', async ({
  open,
  newPerson,
  address,
}) => {
  const person = await newPerson()
  const page = await open(person, '/settings')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toEqual([null, null])
  await expect
    .poll(async () => (await callApi(address, 'GET', '/api/auth/me', person)).status)
    .toBe(401)
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('a session that ended elsewhere is told at the next page, which is remembered', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401 .*\/api\/auth\/me/)
  const person = await newPerson()
  const page = await open(person, '/settings')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await callApi(address, 'POST', '/api/auth/logout', { token: person.token, body: {} })
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert').filter({ hasText: EXPIRED })).toBeVisible()
  expect(await storedSession(page)).toEqual([null, null])
  await enterLogin(page, person.username, person.password)
  await expect(page).toHaveURL('/settings')
})

test('a new role ends the sessions of that user', async ({
  open,
  newPerson,
  address,
  firstAdmin,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401 .*\/api\/auth\/me/)
  const person = await newPerson('admin')
  const page = await open(person, '/admin')
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await callApi(address, 'PUT', `/api/admin/users/${person.user.id}`, {
    token: firstAdmin.token,
    body: { username: person.username, email: person.email, role: 'user' },
  })
  await page.reload()
  await expect(page).toHaveURL('/login')
})

test('a logout in one tab ends the others, and a login opens them again', async ({
  open,
  newPerson,
}) => {
  const person = await newPerson()
  const first = await open(person, '/settings')
  const second = await first.context().newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('banner').getByText(person.username)).toBeVisible()
  await first.getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL('/login')

  await enterLogin(first, person.username, person.password)
  await expect(first).toHaveURL('/dashboard')
  await expect(second).toHaveURL('/dashboard')
  await expect(second.getByRole('banner').getByText(person.username)).toBeVisible()
})

test('a guest stays a guest over a reload, but not in another tab', async ({ open }) => {
  const page = await open('nobody', '/login')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.reload()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/login')
})
