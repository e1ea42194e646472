import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { messages } from '#contract/base/texts.ts'
import { adminMessages } from '#contract/account/admin.texts.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import { getMe } from '#contract/account/session.ts'
import { deleteUser, editUser, listUsers, registerUser } from '#contract/account/user.ts'
import { fillField } from '../../testing/fill.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const DONE = { success: true, message: 'Done' } as const
const MIA: CurrentUser = { ...NOAH, id: 8, username: 'mia', email: 'mia@example.test' }

const listed = (...users: readonly CurrentUser[]) => server.answer(listUsers, { users: [...users] })
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const question = () => within(screen.getByRole('alertdialog'))
const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text)

async function openUsers({ width }: { width?: 390 } = {}) {
  const user = await openPage('/admin', { as: ADA, ...(width && { width }) })
  await screen.findByText(ADA.email ?? '')
  return user
}

async function fillUser(user: UserEvent, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog().getByLabelText(label)
    if (label === 'Role') await user.selectOptions(field, value)
    else await fillField(user, field, value)
  }
}

test('a new user needs a name, an email and a password', async () => {
  listed(ADA)
  const user = await openUsers()
  await user.click(button('Create New User'))
  await user.click(dialog().getByRole('button', { name: 'Create user' }))
  for (const label of ['Username', 'Email', 'Password']) {
    expect(dialog().getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(dialog().getByLabelText('Username')).toHaveFocus()
  expect(dialog().getByLabelText('Role')).toHaveValue('user')
  expect(dialog().getByLabelText('Email')).toHaveAttribute('type', 'email')

  await fillUser(user, { Username: 'ab', Email: 'not an address', Password: 'five5' })
  await user.click(dialog().getByRole('button', { name: 'Create user' }))
  expect(dialog().getByLabelText('Username')).toHaveAccessibleDescription(
    'Username must be 3 to 64 visible characters',
  )
  expect(dialog().getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter a valid email address',
  )
  expect(dialog().getByLabelText('Password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  )
  expect(server.sent(registerUser)).toEqual([])
})

test('on a phone users are edited and deleted from a menu, and the list follows', async () => {
  listed(ADA, MIA)
  server.answer(editUser, { ...DONE, user: MIA })
  server.answer(deleteUser, { success: true, message: adminMessages.deleted })
  const user = await openUsers({ width: 390 })
  const act = async (name: string, action: 'Edit User' | 'Delete User') => {
    await user.click(button(`Actions for ${name}`))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    await screen.findByRole(action === 'Edit User' ? 'dialog' : 'alertdialog', { name: action })
  }

  await act('mia', 'Edit User')
  expect(dialog().getByLabelText('Username')).toHaveValue('mia')
  expect(dialog().getByLabelText('Email')).toHaveValue('mia@example.test')
  expect(dialog().getByLabelText('Role')).toHaveValue('user')
  await fillUser(user, { Username: 'mia-too', Role: 'Admin' })
  await fillField(user, dialog().getByLabelText(/^New password/), 'another horse')
  listed(ADA, { ...MIA, username: 'mia-too' })
  await user.click(dialog().getByRole('button', { name: 'Save changes' }))
  expect(await toast('User updated successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent(editUser)).toEqual([
    {
      id: 8,
      username: 'mia-too',
      email: 'mia@example.test',
      role: 'admin',
      password: 'another horse',
    },
  ])

  await screen.findByText('mia-too')
  await act('mia-too', 'Delete User')
  expect(screen.getByRole('alertdialog', { name: 'Delete User' })).toHaveTextContent(
    'Are you sure you want to delete the user mia-too? This action cannot be undone.',
  )
  expect(question().getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(question().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('mia-too')).toBeVisible()
  await act('mia-too', 'Delete User')
  listed(ADA)
  await user.click(question().getByRole('button', { name: 'Delete user' }))
  expect(await toast('User deleted successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('mia-too')).toBeNull())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(server.sent(deleteUser)).toEqual([{ id: 8 }])
})

test('a name or an email that is taken is told at its field', async () => {
  listed(ADA)
  server.refuse(registerUser, 409, 'username_taken', refusals.usernameTaken)
  const user = await openUsers()
  await user.click(button('Create New User'))
  await fillUser(user, { Username: 'NOAH', Email: 'free@example.test', Password: 'correct horse' })
  await user.click(dialog().getByRole('button', { name: 'Create user' }))
  await waitFor(() =>
    expect(dialog().getByLabelText('Username')).toHaveAccessibleDescription(
      'This username is already taken',
    ),
  )
  expect(dialog().getByLabelText('Username')).toHaveFocus()
  server.refuse(registerUser, 409, 'email_taken', refusals.emailTaken)
  await user.click(dialog().getByRole('button', { name: 'Create user' }))
  await waitFor(() =>
    expect(dialog().getByLabelText('Email')).toHaveAccessibleDescription(
      'Another user already has this email',
    ),
  )
  expect(server.sent(registerUser)).toHaveLength(2)
})

test('a taken name is refused when editing as well, and so is a common password', async () => {
  listed(ADA, MIA)
  server.refuse(editUser, 409, 'username_taken', refusals.usernameTaken)
  server.refuse(registerUser, 400, 'password_refused', messages.account.passwordCommon)
  const user = await openUsers()
  await user.click(button('Edit mia'))
  await fillUser(user, { Username: 'ada' })
  await user.click(button('Save changes'))
  await waitFor(() =>
    expect(dialog().getByLabelText('Username')).toHaveAccessibleDescription(
      'This username is already taken',
    ),
  )
  await user.keyboard('{Escape}')
  await user.click(button('Create New User'))
  await fillUser(user, { Username: 'nina', Email: 'nina@example.test', Password: 'password1' })
  await user.click(button('Create user'))
  await waitFor(() =>
    expect(dialog().getByLabelText('Password')).toHaveAccessibleDescription(
      /This password is too common/,
    ),
  )
})

test('a user who is gone leaves the list, and the focus stays on the page', async () => {
  listed(ADA, MIA)
  server.refuse(editUser, 404, 'not_found', refusals.userNotFound)
  const user = await openUsers()
  await user.click(button('Edit mia'))
  listed(ADA)
  await user.click(button('Save changes'))
  expect(await dialog().findByText('User not found')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('mia@example.test')).toBeNull())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test.each(['Create New User', 'Edit mia', 'Delete mia'])(
  'the dialog of %s closes on Cancel, Escape and its ×, and gives the focus back',
  async (name) => {
    listed(ADA, MIA)
    const user = await openUsers()
    const opened = () => screen.queryByRole(name.startsWith('Delete') ? 'alertdialog' : 'dialog')
    await user.click(button(name))
    expect(opened()).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opened()).toBeNull())
    await waitFor(() => expect(button(name)).toHaveFocus())
    await user.click(button(name))
    await user.click(button('Cancel'))
    await waitFor(() => expect(opened()).toBeNull())
    await waitFor(() => expect(button(name)).toHaveFocus())
    if (name.startsWith('Delete')) return
    await user.click(button(name))
    await user.click(button('Close'))
    await waitFor(() => expect(opened()).toBeNull())
  },
)

test('the last administrator is neither demoted nor deleted', async () => {
  listed(ADA)
  server.refuse(editUser, 409, 'last_admin', refusals.lastAdmin)
  server.refuse(deleteUser, 409, 'own_account', refusals.ownAccount)
  const user = await openUsers()
  await user.click(button('Edit ada'))
  await fillUser(user, { Role: 'User' })
  await user.click(button('Save changes'))
  await waitFor(() =>
    expect(dialog().getByLabelText('Role')).toHaveAccessibleDescription(
      /^You can't delete or demote the last administrator/,
    ),
  )
  await user.click(button('Cancel'))
  await user.click(button('Delete ada'))
  await user.click(button('Delete user'))
  expect(await question().findByText("You can't delete your own account")).toBeVisible()
  await user.click(button('Cancel'))
  expect(screen.getByRole('row', { name: /ada@example.test/ })).toBeVisible()
})

test('administrators who take their own role away are logged out', async () => {
  listed(ADA, MIA)
  server.answer(editUser, { ...DONE, user: { ...ADA, role: 'user' } })
  const user = await openUsers()
  await user.click(button('Edit ada'))
  await fillUser(user, { Role: 'User' })
  server.refuse(getMe, 401, 'session_invalid', refusals.sessionInvalid)
  await user.click(button('Save changes'))
  await arriveAt('/login')
})

test('a change that does not reach the server is told in the dialog and as a toast', async () => {
  listed(ADA, MIA)
  for (const route of [registerUser, editUser, deleteUser]) server.cutOff<object, unknown>(route)
  const user = await openUsers()
  await user.click(button('Create New User'))
  await fillUser(user, { Username: 'nina', Email: 'nina@example.test', Password: 'correct horse' })
  await user.click(button('Create user'))
  expect(await toast('Failed to create user')).toBeVisible()
  expect(dialog().getByRole('alert')).toHaveTextContent("Couldn't reach the server.")
  await user.keyboard('{Escape}')
  await user.click(button('Edit mia'))
  await user.click(button('Save changes'))
  expect(await toast('Failed to update user')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(button('Delete mia'))
  await user.click(button('Delete user'))
  expect(await toast('Failed to delete user')).toBeVisible()
})
