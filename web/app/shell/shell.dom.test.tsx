import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { login, logout } from '#contract/account/session.ts'
import { listUsers } from '#contract/account/user.ts'
import { fillLogin } from '../../testing/fill.ts'
import { arriveAt, goBack, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const bar = () => within(screen.getByRole('banner'))

test('a user finds their name, Dashboard, Settings and Logout in the bar, but no Admin', async () => {
  await openPage('/dashboard', { as: NOAH })
  expect(bar().getByText('noah')).toBeVisible()
  for (const name of ['Dashboard', 'Settings']) {
    expect(bar().getByRole('link', { name })).toBeVisible()
  }
  expect(bar().getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(bar().queryByRole('link', { name: 'Admin' })).toBeNull()
  expect(bar().queryByRole('link', { name: 'Login' })).toBeNull()
})

test('an administrator finds Admin as well, and every link leads where it says', async () => {
  server.answer(listUsers, { users: [ADA] })
  const user = await openPage('/dashboard', { as: ADA })
  for (const [name, path, heading] of [
    ['Admin', '/admin', 'Admin Panel'],
    ['Settings', '/settings', 'Account Settings'],
    ['Dashboard', '/dashboard', 'Regular View'],
  ] as const) {
    await user.click(bar().getByRole('link', { name }))
    await arriveAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${heading} · Ringwise`))
    expect(bar().getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

test('the brand leads to the dashboard', async () => {
  const user = await openPage('/settings', { as: NOAH })
  await user.click(bar().getByRole('link', { name: 'Ringwise, go to dashboard' }))
  await arriveAt('/dashboard')
})

test('the menu of a phone has the name and the links, and gives the focus back', async () => {
  const user = await openPage('/dashboard', { as: ADA, width: 390 })
  const button = bar().getByRole('button', { name: 'Menu' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByText('ada')).toBeVisible()
  for (const name of ['Dashboard', 'Admin', 'Settings', 'Guide', 'Credits']) {
    expect(menu.getByRole('link', { name })).toBeVisible()
  }
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())

  await user.click(button)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', {
      name: 'Settings',
    }),
  )
  await arriveAt('/settings')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test("a guest's menu has Login and no Logout", async () => {
  const user = await openPage('/dashboard', { as: 'guest', width: 390 })
  await user.click(bar().getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  for (const name of ['Dashboard', 'Admin', 'Settings']) {
    expect(menu.queryByRole('link', { name })).toBeNull()
  }
  expect(menu.queryByRole('button', { name: 'Logout' })).toBeNull()
})

test('logout in the menu of a phone goes to the login screen', async () => {
  server.answer(logout, { success: true, message: 'Logged out' })
  const user = await openPage('/dashboard', { as: NOAH, width: 390 })
  await user.click(bar().getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await user.click(menu.getByRole('button', { name: 'Logout' }))
  await arriveAt('/login')
})

test('whoever logs in from the bar or the palette comes back to where they were', async () => {
  server.answer(login, { token: 'fresh', user: NOAH })
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: /^Ash, / }))
  await arriveAt('/dashboard?ban=ash')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  // A dialog that has just opened has the keyboard before the mouse.
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('log in{Enter}')
  await arriveAt('/login')
  await screen.findByRole('button', { name: 'Log In' })
  await goBack()
  await arriveAt('/dashboard?ban=ash')
  await user.click(await bar().findByRole('link', { name: 'Login' }))
  await fillLogin(user, 'noah', 'secret')
  await arriveAt('/dashboard?ban=ash')
})

test('a question mark shows the shortcuts, but not while somebody types one', async () => {
  server.answer(listUsers, { users: [ADA] })
  const user = await openPage('/admin', { as: ADA })
  const search = await screen.findByPlaceholderText('Search users by name, email, or role...')
  await user.type(search, 'who?')
  expect(search).toHaveValue('who?')
  expect(screen.queryByRole('dialog')).toBeNull()
  search.blur()
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(sheet).toHaveTextContent('Open command palette')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the rail shows the shortcuts too', async () => {
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click(screen.getByRole('button', { name: 'Keys' }))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a slash jumps to the search in view, or to the palette where there is none', async () => {
  server.answer(listUsers, { users: [ADA] })
  const user = await openPage('/admin', { as: ADA })
  const search = await screen.findByPlaceholderText('Search users by name, email, or role...')
  await user.keyboard('/')
  expect(search).toHaveFocus()
  const other = await openPage('/credits', { as: ADA })
  await other.keyboard('/')
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible()
})

test('following a link puts the focus on the new content', async () => {
  const user = await openPage('/dashboard', { as: NOAH })
  await user.click(bar().getByRole('link', { name: 'Settings' }))
  expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test.each([
  ['a guest', 'guest', '/dashboard'],
  ['somebody who has just arrived', undefined, '/login'],
] as const)(
  'an unknown address is told as that to %s, with a way back',
  async (_, visitor, back) => {
    const user = await openPage('/no/such/page', visitor && { as: visitor })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Back to dashboard' }))
    await arriveAt(back)
  },
)

test('an unknown view is told as that, with a way back', async () => {
  const user = await openPage('/dashboard?view=nonsense', { as: NOAH })
  expect(await screen.findByRole('heading', { level: 1, name: 'Unknown view mode' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to dashboard' }))
  await arriveAt('/dashboard')
  expect(await screen.findByRole('heading', { level: 1, name: 'Regular View' })).toBeVisible()
})

const views = () => within(screen.getByRole('navigation', { name: 'Views' }))

test('a group shows its entries on hover, and opens what was last used of it', async () => {
  const user = await openPage('/settings', { as: NOAH })
  await user.hover(views().getByRole('link', { name: 'Match' }))
  await user.click(await views().findByRole('link', { name: /^Rooms/ }))
  await arriveAt('/rooms')
  await waitFor(() => expect(views().queryByRole('link', { name: /^Rooms/ })).toBeNull())
  const group = views().getByRole('link', { name: 'Match' })
  expect(group).toHaveAttribute('aria-current', 'true')
  await user.click(bar().getByRole('link', { name: 'Settings' }))
  await arriveAt('/settings')
  expect(group).not.toHaveAttribute('aria-current')
  await user.click(group)
  await arriveAt('/rooms')
})

test('with the keyboard, arrow right walks into a group and Escape comes back', async () => {
  const user = await openPage('/settings', { as: NOAH })
  const group = views().getByRole('link', { name: 'Maps' })
  group.focus()
  await user.keyboard('{ArrowRight}')
  expect(views().getByRole('link', { name: 'POI Data' })).toHaveFocus()
  expect(group).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}')
  expect(views().getByRole('link', { name: 'POI Draft' })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(views().getByRole('link', { name: 'Interactive Map' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(group).toHaveFocus()
  expect(views().queryByRole('link', { name: 'POI Data' })).toBeNull()
})

test('G and a number open a group', async () => {
  const user = await openPage('/settings', { as: NOAH })
  await user.keyboard('g5')
  await arriveAt('/settings')
  await user.keyboard('gx')
  await arriveAt('/rooms')
})

test('on phones the group on screen opens its entries with a second tap', async () => {
  const user = await openPage('/dashboard', { as: NOAH, width: 390 })
  const group = views().getByRole('link', { name: 'Match' })
  expect(group).toHaveAttribute('aria-expanded', 'false')
  await user.click(group)
  const sheet = within(await screen.findByRole('dialog', { name: 'Match' }))
  expect(sheet.getByRole('link', { name: /^Lobby/ })).toHaveAttribute('aria-current', 'page')
  await user.click(sheet.getByRole('link', { name: 'Rooms' }))
  await arriveAt('/rooms')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the import is one click away on every page, for those who can import', async () => {
  await openPage('/credits', { as: ADA })
  expect(bar().getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/admin?tab=import')
  await openPage('/credits', { as: NOAH })
  expect(bar().queryByRole('link', { name: 'Import' })).toBeNull()
})
