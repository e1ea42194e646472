import type { Page } from '@playwright/test'
import { rowOf, SEARCH } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson, uniqueName } from '../../support/people.ts'

const namesIn = async (page: Page, group: string) =>
  (await page.getByRole('rowheader').allInnerTexts()).map(
    (text) => text.match(new RegExp(`${group}-\\w`))?.[0],
  )

test('the tiles count everybody, administrators, users and who was active', async ({
  ownServer,
  open,
}) => {
  const { address, admin } = ownServer
  await createPerson(address, admin.token)
  await createPerson(address, admin.token, { role: 'admin' })
  const quiet = uniqueName('quiet')
  await callApi(address, 'POST', '/api/users/register', {
    token: admin.token,
    body: { username: quiet, email: `${quiet}@example.test`, password: 'correct horse' },
  })
  const page = await open(admin, '/admin', { address })
  for (const [label, count] of [
    ['Total Users', '4'],
    ['Administrators', '2'],
    ['Regular Users', '2'],
    ['Active in Last 7 Days', '3'],
  ] as const) {
    await expect(page.locator('dt', { hasText: label }).locator('+ dd')).toHaveText(count)
  }
  await expect(rowOf(page, quiet).getByRole('cell').nth(2)).toHaveText('Never')
  await expect(rowOf(page, admin.username).getByRole('cell').nth(2)).not.toHaveText('Never')
})

test('the table shows name, email, role, activity and actions', async ({ open, user, admin }) => {
  const page = await open(admin, `/admin?q=${user.username}`)
  for (const name of ['Username', 'Email', 'Role', 'Last Activity', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  const cells = rowOf(page, user.username).getByRole('cell')
  await expect(cells.nth(0)).toHaveText(user.email)
  await expect(cells.nth(1)).toHaveText('User')
  await expect(page.getByRole('button', { name: `Edit ${user.username}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${user.username}` })).toBeVisible()
})

test('the search looks in name, email and role, in any case, and lives in the address', async ({
  open,
  newPerson,
}) => {
  const person = await newPerson()
  const boss = await newPerson('admin')
  const page = await open(boss, '/admin')
  const search = page.getByPlaceholder(SEARCH)
  for (const [text, shown, hidden] of [
    [person.username.slice(2).toUpperCase(), person, boss],
    [person.email.toUpperCase(), person, boss],
    ['ADMIN', boss, null],
  ] as const) {
    await search.fill(text)
    await expect(rowOf(page, shown.username)).toBeVisible()
    if (hidden) await expect(rowOf(page, hidden.username)).toBeHidden()
  }
  await search.fill(person.username)
  await expect(page).toHaveURL(`/admin?q=${person.username}`)
  await page.reload()
  await expect(search).toHaveValue(person.username)
  await expect(rowOf(page, boss.username)).toBeHidden()
  await search.fill('nobody has this name')
  await expect(page.getByText('No users match your search')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rowOf(page, boss.username)).toBeVisible()
  await expect(page).toHaveURL('/admin')
})

test('a header sorts, a second click turns it round, and the address remembers', async ({
  open,
  admin,
  address,
  firstAdmin,
}) => {
  const group = uniqueName('sort')
  for (const letter of ['b', 'c', 'a']) {
    await createPerson(address, firstAdmin.token, { username: `${group}-${letter}` })
  }
  const page = await open(admin, `/admin?q=${group}`)
  const ordered = (letters: string) => letters.split('').map((letter) => `${group}-${letter}`)
  const header = page.getByRole('columnheader', { name: 'Username' })
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  expect(await namesIn(page, group)).toEqual(ordered('abc'))
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => namesIn(page, group)).toEqual(ordered('cba'))
  await expect(page).toHaveURL(`/admin?q=${group}&sort=-username`)
  await page.reload()
  await expect.poll(() => namesIn(page, group)).toEqual(ordered('cba'))

  const activity = page.getByRole('columnheader', { name: 'Last Activity' })
  await activity.getByRole('button').click()
  await expect(activity).toHaveAttribute('aria-sort', 'descending')
})

for (const [what, answer, text] of [
  [
    'fails',
    { status: 500, json: { success: false, error: 'internal', message: 'Oh' } },
    'Failed to fetch users',
  ],
  ['answers something else', { json: { people: [] } }, 'Invalid response format from server'],
  [
    'refuses',
    { status: 403, json: { success: false, error: 'forbidden', message: 'No' } },
    'Authentication error. Please log in again.',
  ],
] as const) {
  test(`a user list that ${what} is told, and Retry helps`, async ({ open, admin, pageErrors }) => {
    if ('status' in answer) pageErrors.expect(new RegExp(`status of ${answer.status}|answer 5`))
    const page = await open(admin, '/dashboard')
    await page.route('**/api/admin/users', (route) => route.fulfill(answer))
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await page.unroute('**/api/admin/users')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rowOf(page, admin.username)).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('an empty user list is told as that', async ({ open, admin }) => {
  const page = await open(admin, '/dashboard')
  await page.route('**/api/admin/users', (route) => route.fulfill({ json: { users: [] } }))
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page.getByText('No users found in the system')).toBeVisible()
})
