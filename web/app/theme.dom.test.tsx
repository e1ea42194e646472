import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getMe, login } from '#contract/account/session.ts'
import { saveSettings } from '#contract/account/settings.ts'
import { fillLogin } from '../testing/fill.ts'
import { arriveAt, loadPage, openPage } from '../testing/open-page.ts'
import { NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const root = document.documentElement
const saved = (settings: typeof NOAH.settings) =>
  server.answer(saveSettings, { success: true, message: 'Saved', settings })

test('the page is dark until somebody chooses otherwise', async () => {
  await openPage('/login')
  expect(root).toHaveAttribute('data-theme', 'dark')
})

test('the toggle changes the theme for a guest, and a reload keeps it', async () => {
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(root).toHaveAttribute('data-theme', 'light')
  expect(localStorage.getItem('theme')).toBe('light')
  await loadPage()
  expect(root).toHaveAttribute('data-theme', 'light')
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }))
  expect(root).toHaveAttribute('data-theme', 'dark')
})

test('the toggle changes the theme for a user, and a reload keeps it', async () => {
  saved({ theme: 'light' })
  const user = await openPage('/dashboard', { as: NOAH })
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(root).toHaveAttribute('data-theme', 'light')
  server.answer(getMe, { user: { ...NOAH, settings: { theme: 'light' } } })
  await loadPage()
  expect(root).toHaveAttribute('data-theme', 'light')
  saved({ theme: 'dark' })
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }))
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(server.sent(saveSettings)).toEqual([{ theme: 'light' }, { theme: 'dark' }])
})

test('the theme of a user follows them to another browser', async () => {
  const session = { ...NOAH, settings: { theme: 'light' as const } }
  server.answer(login, { token: 'fresh', user: session })
  const user = await openPage('/login')
  expect(root).toHaveAttribute('data-theme', 'dark')
  await fillLogin(user, 'noah', 'secret')
  await arriveAt('/dashboard')
  expect(root).toHaveAttribute('data-theme', 'light')
})

test('letters are not shortcuts if somebody types or has switched single keys off, and T is none', async () => {
  saved({ singleKeyShortcuts: false })
  const user = await openPage('/settings', { as: NOAH })
  // Finding D1.
  await user.keyboard('t')
  expect(root).toHaveAttribute('data-theme', 'dark')
  await user.type(screen.getByLabelText('New password'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  const singleKeys = screen.getByRole('switch', { name: 'Single-key shortcuts' })
  await user.click(singleKeys)
  await within(screen.getByRole('region', { name: 'Preferences' })).findByText('Settings saved')
  singleKeys.blur()
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible()
})

test('a link can ask for a theme, until the reader chooses one', async () => {
  const user = await openPage('/dashboard?theme=light', { as: 'guest' })
  expect(root).toHaveAttribute('data-theme', 'light')
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(root).toHaveAttribute('data-theme', 'dark')
  await arriveAt('/dashboard')
})
