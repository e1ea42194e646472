import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { callApi } from '../../support/people.ts'

const EXPIRED = 'Session expired. Please log in again.'

const storedSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])

for (const path of ['/', '/dashboard', '/settings', '/admin']) {
  test(`${path} sends somebody who is not logged in to the login screen`, async ({ open }) => {
    const page = await open('nobody', path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
  })
}

test('the address of the site leads to the dashboard', async ({ open, user }) => {
  const page = await open(user, '/')
  await expect(page).toHaveURL('/dashboard')
})

test('the guard says Loading... while the session is being checked', async ({ open, user }) => {
  const page = await open(user, '/dashboard')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/settings')
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeHidden()
  answer.resolve()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
})

test('the admin panel sends a user to the dashboard and lets an administrator in', async ({
  open,
  user,
  admin,
}) => {
  const page = await open(user, '/admin')
  await expect(page).toHaveURL('/dashboard')
  const other = await open(admin, '/admin')
  await expect(other).toHaveURL('/admin')
  await expect(other.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('a user who wanted the admin panel lands on the dashboard after logging in', async ({
  open,
  user,
}) => {
  const page = await open('nobody', '/admin')
  await enterLogin(page, user.username, user.password)
  await expect(page).toHaveURL('/dashboard')
})

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

test('somebody who logs out on purpose starts on the dashboard next time', async ({
  open,
  newPerson,
}) => {
  const person = await newPerson()
  const page = await open(person, '/settings')
  await page.getByRole('button', { name: 'Logout' }).click()
  await enterLogin(page, person.username, person.password)
  await expect(page).toHaveURL('/dashboard')
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

test('a session that ended elsewhere is told at the next call', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401 .*\/api\/admin\/users/)
  const person = await newPerson('admin')
  const page = await open(person, '/dashboard')
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
  // The page's own first question has to be answered, or it would be the call that is told.
  await page.waitForLoadState('networkidle')
  await callApi(address, 'POST', '/api/auth/logout', { token: person.token, body: {} })
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert').filter({ hasText: EXPIRED })).toBeVisible()
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

test('a tampered token is no session', async ({ open, user, pageErrors }) => {
  pageErrors.expect(/status of 401 .*\/api\/auth\/me/)
  const page = await open({ ...user, token: `${user.token.slice(0, -1)}_` }, '/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert').filter({ hasText: EXPIRED })).toBeVisible()
})

for (const corrupt of ['{"id":', 'null', '{"id":"one","role":"admin"}']) {
  test(`the corrupt stored user ${corrupt} is discarded and asked for again`, async ({
    open,
    user,
  }) => {
    const page = await open(user, '/dashboard', { stored: { user: corrupt } })
    await expect(page.getByRole('banner').getByText(user.username)).toBeVisible()
    const [, stored] = await storedSession(page)
    expect(stored).toContain(user.username)
  })
}

test('a stored role does not make an administrator', async ({ open, user }) => {
  const forged = JSON.stringify({ ...user.user, role: 'admin' })
  const page = await open(user, '/admin', { stored: { user: forged } })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeHidden()
})

test('a server that is away does not log anybody out', async ({ open, user, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED .*\/api\/auth\/me/)
  const page = await open(user, '/dashboard')
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('banner').getByText(user.username)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
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

test('a guest has the dashboard, and only Login in the bar', async ({ open }) => {
  const page = await open('nobody', '/dashboard')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL('/dashboard')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
  for (const name of ['Dashboard', 'Admin', 'Settings']) {
    await expect(bar.getByRole('link', { name, exact: true })).toBeHidden()
  }
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeHidden()
  expect(await storedSession(page)).toEqual([null, null])
})

for (const path of ['/settings', '/admin']) {
  test(`${path} sends a guest to the login screen and remembers it`, async ({ open, admin }) => {
    const page = await open('guest', path)
    await expect(page).toHaveURL('/login')
    await enterLogin(page, admin.username, admin.password)
    await expect(page).toHaveURL(path)
  })
}

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

test('a guest who continued on a view stays on it', async ({ open }) => {
  const page = await open('nobody', '/dashboard?view=track')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page.getByRole('heading', { name: 'Track record', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/dashboard?view=track')
})
