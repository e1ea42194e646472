import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { login } from '#contract/account/session.ts'
import { fillLogin } from '../../testing/fill.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const acceptLogin = () => server.answer(login, { token: 'fresh', user: NOAH })
const refuseLogin = () =>
  server.refuse(login, 401, 'wrong_credentials', messages.login.wrongCredentials)

test('a login stores the session and arrives on the dashboard', async () => {
  acceptLogin()
  const user = await openPage('/login')
  await waitFor(() => expect(document.title).toBe('Log in to Ringwise · Ringwise'))
  await fillLogin(user, 'noah', 'secret')
  await arriveAt('/dashboard')
  expect(localStorage.getItem('token')).toBe('fresh')
  expect(localStorage.getItem('user')).toContain('noah')
})

test('the fields are ready for password managers, and Enter submits', async () => {
  acceptLogin()
  const user = await openPage('/login')
  const username = screen.getByLabelText('Username')
  const password = screen.getByLabelText('Password')
  expect(username).toHaveAttribute('autocomplete', 'username')
  expect(password).toHaveAttribute('autocomplete', 'current-password')
  expect(password).toHaveAttribute('type', 'password')
  await user.type(username, 'noah')
  await user.type(password, 'secret{Enter}')
  await arriveAt('/dashboard')
  expect(server.sent(login)).toEqual([{ username: 'noah', password: 'secret' }])
})

test('the password can be shown and hidden again', async () => {
  const user = await openPage('/login')
  const password = screen.getByLabelText('Password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test.each([
  ['', ''],
  ['somebody', ''],
  ['', 'something'],
  ['   ', 'something'],
])('username "%s" and password "%s" are not enough', async (username, password) => {
  const user = await openPage('/login')
  await fillLogin(user, username, password)
  const fault = screen.getByRole('alert')
  expect(fault).toHaveTextContent(/^Please enter both username and password$/)
  expect(fault).toHaveFocus()
  expect(server.sent(login)).toEqual([])
})

test('a refusal says what the server says, and has details for those who ask', async () => {
  refuseLogin()
  const user = await openPage('/login')
  await fillLogin(user, 'noah', 'not the password')
  const fault = await screen.findByRole('alert')
  expect(fault).toHaveTextContent('Incorrect username or password')
  expect(within(fault).getByText('wrong_credentials')).not.toBeVisible()
  await user.click(within(fault).getByText('Show details'))
  expect(within(fault).getByText('401')).toBeVisible()
  expect(within(fault).getByText('wrong_credentials')).toBeVisible()
})

test('an account that has to wait says so', async () => {
  server.refuse(login, 429, 'too_many_attempts', messages.login.tooManyAttempts)
  const user = await openPage('/login')
  await fillLogin(user, 'noah', 'secret')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many failed attempts. Wait a few minutes and try again.',
  )
})

test('a failed login clears stored credentials', async () => {
  refuseLogin()
  const user = await openPage('/login')
  localStorage.setItem('token', 'left behind')
  localStorage.setItem('user', '{}')
  await fillLogin(user, 'noah', 'not the password')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password')
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
})

test('the button says Logging in... until the server answers', async () => {
  acceptLogin()
  const letGo = server.hold(login)
  const user = await openPage('/login')
  await fillLogin(user, 'noah', 'secret')
  expect(screen.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true')
  letGo()
  await arriveAt('/dashboard')
})

test('a server that is away is told as that, and the next try works', async () => {
  server.cutOff(login)
  const user = await openPage('/login')
  await fillLogin(user, 'noah', 'secret')
  const fault = await screen.findByRole('alert')
  expect(fault).toHaveTextContent('Failed to log in')
  expect(fault).toHaveTextContent("Couldn't reach the server.")
  acceptLogin()
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  await arriveAt('/dashboard')
})

test.each(['/settings', '/dashboard?legend=Ash'])(
  'login returns to %s where somebody was going',
  async (origin) => {
    acceptLogin()
    const user = await openPage(origin)
    await arriveAt('/login')
    await fillLogin(user, 'noah', 'secret')
    await arriveAt(origin)
  },
)

test('whoever is logged in already does not see the login screen', async () => {
  await openPage('/login', { as: NOAH })
  await arriveAt('/dashboard')
})

test('spaces around the name are not sent', async () => {
  acceptLogin()
  const user = await openPage('/login')
  await fillLogin(user, ' NOAH ', 'secret')
  await arriveAt('/dashboard')
  expect(server.sent(login)).toEqual([{ username: 'NOAH', password: 'secret' }])
})

test('the login screen names nobody it is not affiliated with, and leads to the credits', async () => {
  const user = await openPage('/login')
  expect(
    screen.getByText(
      "Not affiliated with or endorsed by the game's publisher or developer. Names belong to their owners.",
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Credits' }))
  await arriveAt('/credits')
})

test('Tab walks through the login screen from top to bottom', async () => {
  const user = await openPage('/login')
  const stops = [
    screen.getByRole('link', { name: 'Ringwise, go to dashboard' }),
    screen.getByLabelText('Username'),
    screen.getByLabelText('Password'),
    screen.getByRole('button', { name: 'Show password' }),
    screen.getByRole('button', { name: 'Log In' }),
    screen.getByRole('button', { name: 'Continue as guest' }),
    screen.getByRole('link', { name: 'Credits' }),
  ]
  screen.getByLabelText('Username').blur()
  for (const stop of stops) {
    await user.tab()
    expect(stop).toHaveFocus()
  }
})
