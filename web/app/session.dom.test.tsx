import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { refusals } from '#contract/base/refusal.texts.ts'
import { getMe, login, logout } from '#contract/account/session.ts'
import { getLegendBans } from '#contract/stats/stats.ts'
import { listUsers } from '#contract/account/user.ts'
import { fillLogin } from '../testing/fill.ts'
import { arriveAt, goBack, loadPage, openPage } from '../testing/open-page.ts'
import { ADA, NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const EXPIRED = 'Session expired. Please log in again.'

const acceptLogin = (user = NOAH) => server.answer(login, { token: 'fresh', user })
const stored = () => [localStorage.getItem('token'), localStorage.getItem('user')]
const bar = () => within(screen.getByRole('banner'))

test.each(['/', '/dashboard', '/settings', '/admin'])(
  '%s sends somebody who is not logged in to the login screen',
  async (path) => {
    await openPage(path)
    await arriveAt('/login')
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
)

test('the address of the site leads to the dashboard', async () => {
  await openPage('/', { as: NOAH })
  await arriveAt('/dashboard')
})

test('the guard says Loading... while the session is being checked', async () => {
  await openPage('/dashboard', { as: NOAH })
  const letGo = server.hold(getMe)
  await loadPage('/settings')
  expect(await screen.findByText('Loading...')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Account Settings' })).toBeNull()
  letGo()
  expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeVisible()
  expect(screen.queryByText('Loading...')).toBeNull()
})

test('the admin panel sends a user to the dashboard and lets an administrator in', async () => {
  await openPage('/admin', { as: NOAH })
  await arriveAt('/dashboard')
  server.answer(listUsers, { users: [ADA] })
  await openPage('/admin', { as: ADA })
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await arriveAt('/admin')
  await screen.findByRole('row', { name: /ada@example.test/ })
})

test('a user who wanted the admin panel lands on the dashboard after logging in', async () => {
  acceptLogin()
  const user = await openPage('/admin')
  await fillLogin(user, 'noah', 'secret')
  await arriveAt('/dashboard')
})

test('a logout goes to the login screen, also when going back, and the next login starts on the dashboard', async () => {
  server.answer(logout, { success: true, message: 'Logged out' })
  acceptLogin()
  const user = await openPage('/settings', { as: NOAH })
  await user.click(bar().getByRole('button', { name: 'Logout' }))
  await arriveAt('/login')
  expect(stored()).toEqual([null, null])
  expect(server.sent(logout)).toHaveLength(1)
  await goBack()
  await arriveAt('/login')
  await fillLogin(user, 'noah', 'secret')
  await arriveAt('/dashboard')
})

test('a session that ended elsewhere is told at the next page, which is remembered', async () => {
  await openPage('/settings', { as: NOAH })
  server.refuse(getMe, 401, 'session_invalid', refusals.sessionInvalid)
  const user = await loadPage()
  await arriveAt('/login')
  expect(await screen.findByText(EXPIRED)).toBeVisible()
  expect(stored()).toEqual([null, null])
  acceptLogin()
  await fillLogin(user, 'noah', 'secret')
  await arriveAt('/settings')
})

test('a session that ended elsewhere is told at the next call', async () => {
  const user = await openPage('/dashboard', { as: ADA })
  server.refuse(listUsers, 401, 'session_invalid', refusals.sessionInvalid)
  await user.click(bar().getByRole('link', { name: 'Admin' }))
  await arriveAt('/login')
  expect(await screen.findByText(EXPIRED)).toBeVisible()
})

test.each(['{"id":', 'null', '{"id":"one","role":"admin"}'])(
  'the corrupt stored user %s is discarded and asked for again',
  async (corrupt) => {
    await openPage('/dashboard', { as: NOAH, stored: { user: corrupt } })
    expect(await bar().findByText('noah')).toBeVisible()
    expect(stored()[1]).toContain('noah')
  },
)

test('a stored role does not make an administrator', async () => {
  const forged = JSON.stringify({ ...NOAH, role: 'admin' })
  await openPage('/admin', { as: NOAH, stored: { user: forged } })
  await arriveAt('/dashboard')
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
})

test('a server that is away does not log anybody out', async () => {
  server.cutOff(getMe)
  await openPage('/dashboard', { as: NOAH })
  expect(await bar().findByText('noah')).toBeVisible()
  await arriveAt('/dashboard')
})

test('a guest has the dashboard, and only Login in the bar', async () => {
  const user = await openPage('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
  await arriveAt('/dashboard')
  expect(await bar().findByRole('link', { name: 'Login' })).toBeVisible()
  for (const name of ['Dashboard', 'Admin', 'Settings']) {
    expect(bar().queryByRole('link', { name })).toBeNull()
  }
  expect(bar().queryByRole('button', { name: 'Logout' })).toBeNull()
  expect(stored()).toEqual([null, null])
})

test.each(['/settings', '/admin'])(
  '%s sends a guest to the login screen and remembers it',
  async (path) => {
    acceptLogin(ADA)
    server.answerIfAsked(listUsers, { users: [ADA] })
    const user = await openPage(path, { as: 'guest' })
    await arriveAt('/login')
    await fillLogin(user, 'ada', 'secret')
    await arriveAt(path)
  },
)

test('a guest who continued on a view stays on it', async () => {
  server.answerIfAsked(getLegendBans, { banStats: [], series: 0 })
  const user = await openPage('/dashboard?view=statsboard&tab=bans')
  await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
  expect(await screen.findByRole('heading', { name: 'Stats', level: 1 })).toBeVisible()
  await arriveAt('/dashboard?view=statsboard&tab=bans')
})
