import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { callApi } from '../../support/people.ts'

test('somebody logs in, with their name in any case, and arrives on the dashboard', async ({
  open,
  user,
}) => {
  const page = await open('nobody', '/login')
  await enterLogin(page, ` ${user.username.toUpperCase()} `, user.password)
  await expect(page).toHaveURL('/dashboard')
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
  }))
  expect(stored.token).not.toBeNull()
  expect(stored.user).toContain(user.username)
})

test('after ten failures the account has to wait, whatever the password', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 429/)
  const person = await newPerson()
  for (let attempt = 0; attempt < 10; attempt++) {
    await callApi(address, 'POST', '/api/auth/login', {
      body: { username: person.username, password: `guess ${attempt}` },
    })
  }
  const page = await open('nobody', '/login')
  await enterLogin(page, person.username, person.password)
  await expect(page.getByRole('alert')).toContainText(
    'Too many failed attempts. Wait a few minutes and try again.',
  )
})

test('the login screen shows a map on wide screens, in the theme of the page', async ({ open }) => {
  for (const theme of ['dark', 'light'] as const) {
    const page = await open('nobody', '/login', { look: { theme, width: 1440 } })
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
    // A request is seen even if the browser takes long to load it.
    const pictures: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/Maps/')) pictures.push(pathname)
    })
    await page.reload()
    await expect
      .poll(() => pictures)
      .toEqual([expect.stringMatching(new RegExp(`-${theme}-login\\.avif$`))])
  }
})
