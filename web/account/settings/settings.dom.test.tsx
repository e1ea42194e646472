import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listDevices, logOutDevice, logOutOthers } from '#contract/account/device.ts'
import { messages } from '#contract/base/texts.ts'
import { settingsMessages } from '#contract/account/settings.texts.ts'
import { getMe } from '#contract/account/session.ts'
import { changePassword, saveSettings } from '#contract/account/settings.ts'
import { fillField } from '../../testing/fill.ts'
import { loadPage, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const DONE = { success: true, message: 'Done' } as const
const PASSWORDS = ['Current password', 'New password', 'Confirm new password']

const panel = (name: string) => within(screen.getByRole('region', { name }))

/** What stands beside a term of the list. */
const valueOf = (term: string) =>
  panel('User Information').getByText(term, { selector: 'dt' }).nextElementSibling

async function enter(user: UserEvent, ...passwords: readonly [string, string, string]) {
  for (const [index, label] of PASSWORDS.entries()) {
    await fillField(user, screen.getByLabelText(label), passwords[index] ?? '')
  }
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
}

test("the user's data are shown, with times in the time zone of the reader", async () => {
  const moments = { created_at: Date.UTC(2025, 6, 1, 22, 30), last_login: null }
  await openPage('/settings', { as: { ...NOAH, ...moments } })
  expect(screen.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  expect(valueOf('Username')).toHaveTextContent(/^noah$/)
  expect(valueOf('Email')).toHaveTextContent(/^noah@example.test$/)
  expect(valueOf('Role')).toHaveTextContent(/^User$/)
  expect(valueOf('Account Created')).toHaveTextContent(/^2 Jul 2025, 00:30$/)
  expect(valueOf('Last Login')).toHaveTextContent(/^Never$/)
})

test('an administrator is called Admin, and reads when they last logged in', async () => {
  await openPage('/settings', { as: ADA })
  expect(valueOf('Role')).toHaveTextContent(/^Admin$/)
  expect(valueOf('Last Login')).toHaveTextContent(/^1 Mar 2026, 10:15$/)
})

test('other devices are logged out on demand', async () => {
  server.answer(logOutOthers, DONE)
  const user = await openPage('/settings', { as: NOAH })
  await user.click(screen.getByRole('button', { name: 'Log out other devices' }))
  expect(await screen.findByText('Other devices logged out')).toBeVisible()
  expect(server.sent(logOutOthers)).toHaveLength(1)
})

const device = (id: number, name: string, isCurrent = false) => ({
  id,
  device: name,
  createdAt: Date.UTC(2026, 2, 1, 9, 15),
  usedAt: Date.UTC(2026, 2, 3, 18, 30),
  expiresAt: Date.UTC(2026, 2, 8, 9, 15),
  isCurrent,
})

test('devices are listed with their last use, and one is logged out', async () => {
  server.answer(listDevices, { devices: [device(3, 'Chrome on Windows', true), device(2, '')] })
  const user = await openPage('/settings', { as: NOAH })
  const row = (await screen.findByText('Unknown device')).closest('li')
  expect(row).toHaveTextContent('Last used 3 Mar 2026, 19:30, logged in 1 Mar 2026, 10:15')
  expect(screen.getByText('Chrome on Windows').closest('li')).toHaveTextContent('This device')
  server.answer(logOutDevice, DONE)
  server.answer(listDevices, { devices: [device(3, 'Chrome on Windows', true)] })
  await user.click(screen.getByRole('button', { name: /^Log out Unknown device/ }))
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull())
  expect(server.sent(logOutDevice)).toEqual([{ id: 2 }])
})

test('all three password fields are required', async () => {
  const user = await openPage('/settings', { as: NOAH })
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  for (const label of PASSWORDS) {
    const field = screen.getByLabelText(label)
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription(/Fill in this field/)
  }
  expect(screen.getByLabelText('Current password')).toHaveFocus()
})

test.each([
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
])('%s are refused before the server is asked', async (_, next, confirm, label, text) => {
  const user = await openPage('/settings', { as: NOAH })
  await enter(user, 'the old one', next, confirm)
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text))
  expect(server.sent(changePassword)).toEqual([])
})

test.each([
  ['password_wrong', 'Current password', settingsMessages.passwordWrong],
  ['password_refused', 'New password', messages.account.passwordCommon],
])('a refusal with %s is told at its field: %s', async (code, label, text) => {
  server.refuse(changePassword, 400, code, text)
  const user = await openPage('/settings', { as: NOAH })
  await enter(user, 'not it', 'password1', 'password1')
  const field = screen.getByLabelText(label)
  expect(field).toHaveAccessibleDescription(new RegExp(text))
  expect(field).toHaveFocus()
})

test('a change that does not reach the server says so', async () => {
  server.cutOff(changePassword)
  const user = await openPage('/settings', { as: NOAH })
  await enter(user, 'the old one', 'correct horse', 'correct horse')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Failed to change password. Couldn't reach the server.",
  )
})

test('a changed password is told, and the fields are empty again', async () => {
  server.answer(changePassword, DONE)
  const user = await openPage('/settings', { as: NOAH })
  await enter(user, 'the old one', 'correct horse', 'correct horse')
  const told = await screen.findAllByText('Password changed successfully')
  expect(told[0]).toBeVisible()
  for (const label of PASSWORDS) expect(screen.getByLabelText(label)).toHaveValue('')
  expect(server.sent(changePassword)).toEqual([
    { currentPassword: 'the old one', newPassword: 'correct horse' },
  ])
})

test('every preference acts at once, is sent to the server and survives a reload', async () => {
  const settings = {
    theme: 'light',
    density: 'compact',
    showLegendNames: true,
    namesOnTiles: false,
    singleKeyShortcuts: false,
  } as const
  server.answer(saveSettings, { ...DONE, settings })
  const user = await openPage('/settings', { as: NOAH })
  const root = document.documentElement
  await user.click(screen.getByRole('radio', { name: 'Light' }))
  expect(root).toHaveAttribute('data-theme', 'light')
  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(root).toHaveAttribute('data-density', 'compact')
  await user.click(screen.getByRole('switch', { name: 'Show legend names' }))
  expect(root).toHaveAttribute('data-legend-names', 'shown')
  await user.click(screen.getByRole('switch', { name: 'Names on tiles' }))
  expect(root).toHaveAttribute('data-tile-names', 'hidden')
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  expect(await panel('Preferences').findByText('Settings saved')).toBeVisible()
  expect(Object.assign({}, ...server.sent(saveSettings))).toEqual(settings)

  server.answer(getMe, { user: { ...NOAH, settings } })
  await loadPage()
  expect(await screen.findByRole('radio', { name: 'Light' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Show legend names' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Names on tiles' })).not.toBeChecked()
  expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
})

test('a preference that does not reach the server stays here, says so and can be sent again', async () => {
  server.cutOff(saveSettings)
  const user = await openPage('/settings', { as: NOAH })
  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(await panel('Preferences').findByRole('alert')).toHaveTextContent("Couldn't save settings")
  expect(document.documentElement).toHaveAttribute('data-density', 'compact')
  server.answer(saveSettings, { ...DONE, settings: { density: 'compact' } })
  await user.click(panel('Preferences').getByRole('button', { name: 'Retry' }))
  expect(await panel('Preferences').findByText('Settings saved')).toBeVisible()
  expect(server.sent(saveSettings).at(-1)).toMatchObject({ density: 'compact' })
})
