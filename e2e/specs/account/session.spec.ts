import type { Page } from '@playwright/test'
import { enterLogin } from '../../pages/login-form.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi } from '../../support/people.ts'

const theme = (page: Page) => page.locator('html')

test('somebody logs in, with their name in any case, and sees the version that the server runs', async ({
  open,
  user,
  request,
}) => {
  const { version } = await (await request.get('/api/health')).json()
  const page = await open('nobody', '/login')
  const footer = page.getByText(`Ringwise ${version}`, { exact: true })
  await expect(footer).toBeVisible()
  await enterLogin(page, ` ${user.username.toUpperCase()} `, user.password)
  await expect(page).toHaveURL('/dashboard')
  await expect(footer).toBeVisible()
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
  }))
  expect(stored.token).not.toBeNull()
  expect(stored.user).toContain(user.username)
})

test('other tabs follow a theme, a logout and a login, and a logout ends the session on the server', async ({
  open,
  newPerson,
  address,
}) => {
  const person = await newPerson()
  const first = await open(person, '/settings')
  const second = await first.context().newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('banner').getByText(person.username)).toBeVisible()
  await first.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(theme(second)).toHaveAttribute('data-theme', 'light')
  const me = async () => callApi(address, 'GET', '/api/auth/me', person)
  await expect.poll(async () => JSON.stringify(await me())).toContain('"theme":"light"')
  await first.getByRole('button', { name: 'Logout' }).click()
  await expect(first).toHaveURL('/login')
  await expect(second).toHaveURL('/login')
  await expect.poll(async () => (await me()).status).toBe(401)

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
