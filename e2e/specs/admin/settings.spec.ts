import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS, lookName } from '../../support/look.ts'
import { callApi, logInByApi, type Person } from '../../support/people.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const panel = (page: Page, name: string) => page.getByRole('region', { name })

async function enter(page: Page, current: string, next: string, confirm: string) {
  await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(next)
  await field(page, 'Confirm new password').fill(confirm)
  await page.getByRole('button', { name: 'Change Password' }).click()
}

/** What stands beside a term of the list. */
const valueOf = (page: Page, term: string) =>
  panel(page, 'User Information').locator(`dt:text-is("${term}") + dd`)

for (const look of TWO_LOOKS) {
  test(`the user's data are joinNames, ${lookName(look)}`, async ({ open, newPerson }) => {
    const user = await newPerson()
    const page = await open(user, '/settings', { look })
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
    await expect(valueOf(page, 'Username')).toHaveText(user.username)
    await expect(valueOf(page, 'Email')).toHaveText(user.email)
    await expect(valueOf(page, 'Role')).toHaveText('User')
    const { created_at: created, last_login: login } = user.user
    for (const [term, moment] of [
      ['Account Created', created],
      ['Last Login', login ?? 0],
    ] as const) {
      const local = await page.evaluate(
        (ms) => new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
        moment,
      )
      await expect(valueOf(page, term)).toHaveText(local)
    }
  })
}

const onTwoDevices = async (person: Person, address: string) => ({
  person,
  elsewhere: await logInByApi(address, person.username, person.password),
})

test('other devices are logged out at once, this one is not', async ({
  open,
  newPerson,
  address,
}) => {
  const { person, elsewhere } = await onTwoDevices(await newPerson(), address)
  const page = await open(person, '/settings')
  await page.getByRole('button', { name: 'Log out other devices' }).click()
  await expect(page.getByText('Other devices logged out')).toBeVisible()
  const here = await callApi(address, 'GET', '/api/auth/me', person)
  const there = await callApi(address, 'GET', '/api/auth/me', elsewhere)
  expect([here.status, there.status]).toEqual([200, 401])
})

test('times are shown in the time zone of the reader', async ({ open, user }) => {
  const page = await open(user, '/dashboard')
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch()
    const { user: stored } = await answer.json()
    const moments = { created_at: Date.UTC(2025, 6, 1, 22, 30), last_login: null }
    await route.fulfill({ response: answer, json: { user: { ...stored, ...moments } } })
  })
  await page.goto('/settings')
  await expect(valueOf(page, 'Account Created')).toHaveText(/^2 Jul 2025, 00:30$/)
  await expect(valueOf(page, 'Last Login')).toHaveText('Never')
})

test('an administrator is called Admin', async ({ open, admin }) => {
  const page = await open(admin, '/settings')
  await expect(valueOf(page, 'Role')).toHaveText('Admin')
})

test('all three password fields are required', async ({ open, user }) => {
  const page = await open(user, '/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(/Fill in this field/)
  }
  await expect(field(page, 'Current password')).toBeFocused()
})

for (const [what, next, confirm, label, text] of [
  [
    'two different new passwords',
    'correct horse',
    'correct house',
    'Confirm new password',
    'New passwords do not match',
  ],
  [
    'a new password of five characters',
    'five5',
    'five5',
    'New password',
    'Password must be at least 6 characters',
  ],
  [
    'a new password of 129 characters',
    'x'.repeat(129),
    'x'.repeat(129),
    'New password',
    'Password must be at most 128 characters',
  ],
] as const) {
  test(`${what} are refused before the server is asked`, async ({ open, user }) => {
    const page = await open(user, '/settings')
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/password')) calls++
    })
    await enter(page, user.password, next, confirm)
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(text))
    expect(calls).toBe(0)
  })
}

test('a wrong current password is told at its field', async ({ open, user, pageErrors }) => {
  pageErrors.expect(/status of 4\d\d .*\/api\/user\/password/)
  const page = await open(user, '/settings')
  await enter(page, 'not it', 'correct horse', 'correct horse')
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    'Current password is incorrect',
  )
  await expect(field(page, 'Current password')).toBeFocused()
})

test('a password that every guesser tries is refused', async ({ open, user, pageErrors }) => {
  pageErrors.expect(/status of 400 .*\/api\/user\/password/)
  const page = await open(user, '/settings')
  await enter(page, user.password, 'password1', 'password1')
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    /This password is too common\. Choose a different one\./,
  )
})

test('a change that does not reach the server says so', async ({ open, user, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED .*\/api\/user\/password/)
  const page = await open(user, '/settings')
  await page.route('**/api/user/password', (route) => route.abort())
  await enter(page, user.password, 'correct horse', 'correct horse')
  await expect(page.getByRole('alert').first()).toContainText(
    "Failed to change password. Couldn't reach the server.",
  )
})

for (const look of TWO_LOOKS) {
  test(`a changed password works at once and ends other devices, ${lookName(look)}`, async ({
    open,
    newPerson,
    address,
  }) => {
    const { person, elsewhere } = await onTwoDevices(await newPerson(), address)
    const page = await open(person, '/settings', { look })
    await enter(page, person.password, 'correct horse', 'correct horse')
    await expect(
      page.getByRole('status').filter({ hasText: 'Password changed successfully' }).first(),
    ).toBeVisible()
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect(field(page, label)).toHaveValue('')
    }
    const here = await callApi(address, 'GET', '/api/auth/me', person)
    const there = await callApi(address, 'GET', '/api/auth/me', elsewhere)
    expect([here.status, there.status]).toEqual([200, 401])
    await logInByApi(address, person.username, 'correct horse')
    await expect(logInByApi(address, person.username, person.password)).rejects.toThrow(
      'Incorrect username or password',
    )
  })
}

test('every preference acts at once, is sent to the server and survives a reload', async ({
  open,
  newPerson,
  address,
}) => {
  const person = await newPerson()
  const page = await open(person, '/settings')
  const root = page.locator('html')
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await expect(root).toHaveAttribute('data-density', 'compact')
  await page.getByRole('switch', { name: 'Show legend names' }).click()
  await expect(root).toHaveAttribute('data-legend-names', 'shown')
  await page.getByRole('switch', { name: 'Names on tiles' }).click()
  await expect(root).toHaveAttribute('data-tile-names', 'hidden')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await expect(panel(page, 'Preferences').getByRole('status')).toHaveText('Settings saved')

  const { body } = await callApi(address, 'GET', '/api/auth/me', person)
  expect(body).toMatchObject({
    user: {
      settings: {
        theme: 'light',
        density: 'compact',
        showLegendNames: true,
        namesOnTiles: false,
        singleKeyShortcuts: false,
      },
    },
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Show legend names' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Names on tiles' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
})

test('a preference that does not reach the server stays here, says so and can be sent again', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*\/api\/user\/settings/)
  const person = await newPerson()
  const page = await open(person, '/settings')
  await page.route('**/api/user/settings', (route) => route.abort())
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  const preferences = panel(page, 'Preferences')
  await expect(preferences.getByRole('alert')).toContainText("Couldn't save settings")
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await page.unroute('**/api/user/settings')
  await preferences.getByRole('button', { name: 'Retry' }).click()
  await expect(preferences.getByRole('status').last()).toHaveText('Settings saved')
  const { body } = await callApi(address, 'GET', '/api/auth/me', person)
  expect(body).toMatchObject({ user: { settings: { density: 'compact' } } })
})
