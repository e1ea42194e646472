import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import { editUser, listUsers } from '#contract/account/user.ts'
import { fillField } from '../../testing/fill.ts'
import { arriveAt, loadPage, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const SEARCH = 'Search users by name, email, or role...'
const MIA: CurrentUser = {
  ...NOAH,
  id: 8,
  username: 'mia',
  email: 'mia@elsewhere.test',
  last_activity: Date.now(),
}

const listed = (...users: readonly CurrentUser[]) => server.answer(listUsers, { users: [...users] })
/** The names of the group in the order of the table. */
const sorted = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => /sort-\w/.exec(textContent)?.[0])
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const header = (name: string) => screen.getByRole('columnheader', { name })

test('the tiles count everybody, administrators, users and who was active', async () => {
  listed(ADA, NOAH, MIA)
  await openPage('/admin', { as: ADA })
  await row('mia')
  for (const [label, count] of [
    ['Total Users', '3'],
    ['Administrators', '1'],
    ['Regular Users', '2'],
    ['Active in Last 7 Days', '1'],
  ] as const) {
    const term = screen.getByText(label, { selector: 'dt' })
    expect(term.nextElementSibling).toHaveTextContent(new RegExp(`^${count}$`))
  }
  expect(within(await row('noah')).getByText('Never')).toBeVisible()
  expect(within(await row('mia')).queryByText('Never')).toBeNull()
})

test('the table shows name, email, role, activity and actions', async () => {
  listed(ADA, NOAH)
  await openPage('/admin?q=noah', { as: ADA })
  const cells = within(await row('noah')).getAllByRole('cell')
  for (const name of ['Username', 'Email', 'Role', 'Last Activity', 'Actions']) {
    expect(header(name)).toBeVisible()
  }
  expect(cells[0]).toHaveTextContent(/^noah@example.test$/)
  expect(cells[1]).toHaveTextContent(/^User$/)
  expect(screen.getByRole('button', { name: 'Edit noah' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete noah' })).toBeVisible()
})

test('the search looks in name, email and role, in any case, and lives in the address', async () => {
  listed(ADA, MIA)
  const user = await openPage('/admin', { as: ADA })
  await row('mia')
  const search = screen.getByPlaceholderText(SEARCH)
  for (const [text, shown, hidden] of [
    ['MIA', 'mia', 'ada'],
    ['ELSEWHERE.TEST', 'mia', 'ada'],
    ['ADMIN', 'ada', 'mia'],
  ] as const) {
    await fillField(user, search, text)
    expect(await row(shown)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(hidden) })).toBeNull())
  }
  await fillField(user, search, 'mia')
  await arriveAt('/admin?q=mia')
  const again = await loadPage()
  expect(await row('mia')).toBeVisible()
  expect(screen.getByPlaceholderText(SEARCH)).toHaveValue('mia')
  expect(screen.queryByRole('row', { name: /ada/ })).toBeNull()
  await fillField(again, screen.getByPlaceholderText(SEARCH), 'nobody has this name')
  expect(await screen.findByText('No users match your search')).toBeVisible()
  await again.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await row('ada')).toBeVisible()
  await arriveAt('/admin')
})

test('a header sorts, a second click turns it round, and the address remembers', async () => {
  const group = ['b', 'c', 'a'].map((letter, id) => ({ ...NOAH, id, username: `sort-${letter}` }))
  listed(ADA, ...group)
  const user = await openPage('/admin?q=sort-', { as: ADA })
  await row('sort-a')
  expect(sorted()).toEqual(['sort-a', 'sort-b', 'sort-c'])
  expect(header('Username')).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(header('Username')).getByRole('button'))
  expect(header('Username')).toHaveAttribute('aria-sort', 'descending')
  await waitFor(() => expect(sorted()).toEqual(['sort-c', 'sort-b', 'sort-a']))
  await arriveAt('/admin?q=sort-&sort=-username')
  const again = await loadPage()
  await row('sort-a')
  expect(sorted()).toEqual(['sort-c', 'sort-b', 'sort-a'])
  await again.click(within(header('Last Activity')).getByRole('button'))
  expect(header('Last Activity')).toHaveAttribute('aria-sort', 'descending')
})

test.each([
  [
    'fails',
    'Failed to fetch users',
    () => server.refuse(listUsers, 500, 'internal', refusals.internal),
  ],
  [
    'answers something else',
    'Invalid response format from server',
    () => server.answerText('/api/admin/users', '{"people":[]}'),
  ],
  [
    'refuses',
    'Authentication error. Please log in again.',
    () => server.refuse(listUsers, 403, 'forbidden', refusals.forbidden),
  ],
])('a user list that %s is told, and Retry helps', async (_, text, fail) => {
  fail()
  const user = await openPage('/admin', { as: ADA })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  listed(ADA)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await row('ada')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('an empty user list is told as that', async () => {
  listed()
  await openPage('/admin', { as: ADA })
  expect(await screen.findByText('No users found in the system')).toBeVisible()
})

test('an administrator makes a user an editor', async () => {
  listed(ADA, NOAH)
  server.answer(editUser, { success: true, message: 'Saved', user: { ...NOAH, role: 'editor' } })
  const user = await openPage('/admin?q=noah', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit noah' }))
  await user.selectOptions(screen.getByLabelText('Role'), 'Editor')
  listed(ADA, { ...NOAH, role: 'editor' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('User updated successfully')).toBeVisible()
  expect(server.sent(editUser)[0]).toMatchObject({ id: NOAH.id, role: 'editor' })
  expect(await within(await row('noah')).findByText('Editor')).toBeVisible()
})
