import { fillUser, rowOf, SEARCH, toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS, lookName } from '../../support/look.ts'
import { callApi, logInByApi, uniqueName } from '../../support/people.ts'

test('the last administrator is neither deleted nor demoted', async ({
  ownServer,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409 .*\/api\/admin\/users\//)
  const { address, admin } = ownServer
  const page = await open(admin, '/admin', { address })
  await page.getByRole('button', { name: `Edit ${admin.username}` }).click()
  await fillUser(page, { Role: 'User' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog').getByLabel('Role')).toHaveAccessibleDescription(
    /^You can't delete or demote the last administrator/,
  )
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete ${admin.username}` }).click()
  await page.getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('alertdialog')).toContainText("You can't delete your own account")
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, admin.username)).toBeVisible()
})

test('a new user needs a name, an email and a password', async ({ open, admin }) => {
  const page = await open(admin, '/admin')
  await page.getByRole('button', { name: 'Create New User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New User' })
  await dialog.getByRole('button', { name: 'Create user' }).click()
  for (const label of ['Username', 'Email', 'Password']) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await expect(dialog.getByLabel('Role')).toHaveValue('user')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')

  await fillUser(page, { Username: 'ab', Email: 'not an address', Password: 'five5' })
  await dialog.getByRole('button', { name: 'Create user' }).click()
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(
    'Username must be 3 to 64 visible characters',
  )
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter a valid email address',
  )
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  )
})

for (const look of TWO_LOOKS) {
  test(`a user is created, edited and deleted, ${lookName(look)}`, async ({
    open,
    admin,
    address,
  }) => {
    const username = uniqueName('crud')
    const renamed = `${username}-too`
    const page = await open(admin, '/admin', { look })
    const act = async (name: string, action: 'Edit' | 'Delete') => {
      if (look.width === 1440) {
        await page.getByRole('button', { name: `${action} ${name}`, exact: true }).click()
      } else {
        await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
        await page.getByRole('menuitem', { name: `${action} User` }).click()
      }
    }

    await page.getByRole('button', { name: 'Create New User' }).click()
    await fillUser(page, {
      Username: username,
      Email: `${username}@example.test`,
      Password: 'correct horse',
      Role: 'Admin',
    })
    await page.getByRole('button', { name: 'Create user' }).click()
    await expect(toast(page, 'User created successfully')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByPlaceholder(SEARCH).fill(username)
    const entry =
      look.width === 1440
        ? page.getByRole('row').filter({ hasText: username })
        : page.getByRole('article').filter({ hasText: username })
    await expect(entry).toContainText('Admin')
    await expect(entry).toContainText('Never')
    const { token } = await logInByApi(address, username, 'correct horse')

    await act(username, 'Edit')
    const dialog = page.getByRole('dialog', { name: 'Edit User' })
    await expect(dialog.getByLabel('Username')).toHaveValue(username)
    await expect(dialog.getByLabel('Email')).toHaveValue(`${username}@example.test`)
    await expect(dialog.getByLabel('Role')).toHaveValue('admin')
    await fillUser(page, { Username: renamed, Role: 'User' })
    await dialog.getByLabel(/^New password/).fill('another horse')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'User updated successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(entry).toContainText(renamed)
    await expect(entry).toContainText('User')
    expect((await callApi(address, 'GET', '/api/auth/me', { token })).status).toBe(401)
    await logInByApi(address, renamed, 'another horse')

    await act(renamed, 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Delete User' })
    await expect(question).toContainText(
      `Are you sure you want to delete the user ${renamed}? This action cannot be undone.`,
    )
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(entry).toBeVisible()
    await act(renamed, 'Delete')
    await question.getByRole('button', { name: 'Delete user' }).click()
    await expect(toast(page, 'User deleted successfully')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('No users match your search')).toBeVisible()
    await expect(logInByApi(address, renamed, 'correct horse')).rejects.toThrow()
  })
}

test('a name or an email that is taken is told at its field, in whatever case', async ({
  open,
  admin,
  user,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409 .*\/api\/users\/register/)
  const page = await open(admin, '/admin')
  await page.getByRole('button', { name: 'Create New User' }).click()
  const dialog = page.getByRole('dialog')
  await fillUser(page, {
    Username: user.username.toUpperCase(),
    Email: `${uniqueName('free')}@example.test`,
    Password: 'correct horse',
  })
  await dialog.getByRole('button', { name: 'Create user' }).click()
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(
    'This username is already taken',
  )
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await fillUser(page, { Username: uniqueName('free'), Email: user.email.toUpperCase() })
  await dialog.getByRole('button', { name: 'Create user' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    'Another user already has this email',
  )
})

test('a taken name is refused when editing as well, and so are a common password and a user who is gone', async ({
  open,
  address,
  admin,
  user,
  newPerson,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409 .*\/api\/admin\/users\//)
  pageErrors.expect(/status of 400 .*\/api\/users\/register/)
  pageErrors.expect(/status of 404 .*\/api\/admin\/users\//)
  const person = await newPerson()
  const page = await open(admin, `/admin?q=${person.username}`)
  await page.getByRole('button', { name: `Edit ${person.username}` }).click()
  await fillUser(page, { Username: user.username })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog').getByLabel('Username')).toHaveAccessibleDescription(
    'This username is already taken',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create New User' }).click()
  const name = uniqueName('common')
  await fillUser(page, { Username: name, Email: `${name}@example.test`, Password: 'password1' })
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(
    page.getByRole('dialog').getByLabel('Password', { exact: true }),
  ).toHaveAccessibleDescription(/This password is too common/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Edit ${person.username}` }).click()
  await callApi(address, 'DELETE', `/api/admin/users/${person.user.id}`, { token: admin.token })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('User not found')
  await expect(page.getByText('No users match your search')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
})

test('each dialog closes on Cancel, Escape and its ×, and gives the focus back', async ({
  open,
  admin,
  user,
}) => {
  const page = await open(admin, `/admin?q=${user.username}`)
  for (const name of ['Create New User', `Edit ${user.username}`, `Delete ${user.username}`]) {
    const opener = page.getByRole('button', { name, exact: true })
    const dialog = page.locator('[role=dialog], [role=alertdialog]')
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    if (name.startsWith('Delete')) continue
    await opener.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('the focus stays inside an open dialog', async ({ open, admin }) => {
  const page = await open(admin, '/admin')
  await page.getByRole('button', { name: 'Create New User' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // The box around it shows the focus; a second outline would lie inside the first.
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await expect(dialog.getByLabel('Username')).toHaveCSS('outline-style', 'none')
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
})

test('nobody deletes themselves', async ({ open, newPerson, pageErrors }) => {
  pageErrors.expect(/status of 409 .*\/api\/admin\/users\//)
  const person = await newPerson('admin')
  const page = await open(person, `/admin?q=${person.username}`)
  await page.getByRole('button', { name: `Delete ${person.username}` }).click()
  await page.getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('alertdialog')).toContainText("You can't delete your own account")
})

test('administrators who take their own role away are logged out', async ({
  open,
  newPerson,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/)
  const person = await newPerson('admin')
  const page = await open(person, `/admin?q=${person.username}`)
  await page.getByRole('button', { name: `Edit ${person.username}` }).click()
  await fillUser(page, { Role: 'User' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/login')
})

test('a change that does not reach the server is told in the dialog and as a toast', async ({
  open,
  admin,
  user,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  const page = await open(admin, `/admin?q=${user.username}`)
  await expect(rowOf(page, user.username)).toBeVisible()
  await page.route(/\/api\/(users\/register|admin\/users\/\d+)$/, (route) => route.abort())
  const name = uniqueName('lost')
  await page.getByRole('button', { name: 'Create New User' }).click()
  await fillUser(page, { Username: name, Email: `${name}@example.test`, Password: 'correct horse' })
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(toast(page, 'Failed to create user')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    "Couldn't reach the server.",
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Edit ${user.username}` }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Failed to update user')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Delete ${user.username}` }).click()
  await page.getByRole('button', { name: 'Delete user' }).click()
  await expect(toast(page, 'Failed to delete user')).toBeVisible()
})
