import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { TWO_LOOKS, lookName } from '../../support/look.ts'
import { callApi, uniqueName } from '../../support/people.ts'

const REFUSED = /status of 401 .*\/api\/auth\/login/

for (const look of TWO_LOOKS) {
  test(`somebody logs in and arrives on the dashboard, ${lookName(look)}`, async ({
    open,
    user,
  }) => {
    const page = await open('nobody', '/login', { look })
    await expect(page).toHaveTitle('Log in to Ringwise · Ringwise')
    await enterLogin(page, user.username, user.password)
    await expect(page).toHaveURL('/dashboard')
    const stored = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: localStorage.getItem('user'),
    }))
    expect(stored.token).not.toBeNull()
    expect(stored.user).toContain(user.username)
  })
}

test('the fields are ready for password managers, and Enter submits', async ({ open, user }) => {
  const page = await open('nobody', '/login')
  const username = page.getByLabel('Username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(username).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await username.fill(user.username)
  await password.fill(user.password)
  await password.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('the password can be shown and hidden again', async ({ open }) => {
  const page = await open('nobody', '/login')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

for (const [username, password] of [
  ['', ''],
  ['somebody', ''],
  ['', 'something'],
  ['   ', 'something'],
] as const) {
  test(`username "${username}" and password "${password}" are not enough`, async ({ open }) => {
    const page = await open('nobody', '/login')
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/login')) calls++
    })
    await enterLogin(page, username, password)
    const fault = page.getByRole('alert')
    await expect(fault).toHaveText('Please enter both username and password')
    await expect(fault).toBeFocused()
    expect(calls).toBe(0)
  })
}

test('an unknown name and a wrong password get the same words', async ({
  open,
  user,
  pageErrors,
}) => {
  pageErrors.expect(REFUSED)
  const page = await open('nobody', '/login')
  for (const name of [uniqueName('nobody'), user.username]) {
    await enterLogin(page, name, 'not the password')
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password')
    await page.reload()
  }
})

test('a refusal has details for those who ask', async ({ open, pageErrors }) => {
  pageErrors.expect(REFUSED)
  const page = await open('nobody', '/login')
  await enterLogin(page, uniqueName('nobody'), 'not the password')
  await expect(page.getByText('wrong_credentials')).toBeHidden()
  await page.getByText('Show details').click()
  await expect(page.getByText('401')).toBeVisible()
  await expect(page.getByText('wrong_credentials')).toBeVisible()
})

test('a failed login clears stored credentials', async ({ open, user, pageErrors }) => {
  pageErrors.expect(REFUSED)
  const page = await open('nobody', '/login')
  await page.evaluate(() => {
    localStorage.setItem('token', 'left behind')
    localStorage.setItem('user', '{}')
  })
  await enterLogin(page, user.username, 'not the password')
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password')
  const stored = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('user'),
  ])
  expect(stored).toEqual([null, null])
})

test('the button says Logging in... until the server answers', async ({ open, user }) => {
  const page = await open('nobody', '/login')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    await answer.promise
    await route.continue()
  })
  await enterLogin(page, user.username, user.password)
  const busy = page.getByRole('button', { name: 'Logging in...' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect(page).toHaveURL('/dashboard')
})

test('a server that is away is told as that, and the next try works', async ({
  open,
  user,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*\/api\/auth\/login/)
  const page = await open('nobody', '/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await enterLogin(page, user.username, user.password)
  await expect(page.getByRole('alert')).toContainText('Failed to log in')
  await expect(page.getByRole('alert')).toContainText("Couldn't reach the server.")
  await page.unroute('**/api/auth/login')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
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

for (const origin of ['/settings', '/dashboard?legend=Ash']) {
  test(`login returns to ${origin} where somebody was going`, async ({ open, user }) => {
    const page = await open('nobody', origin)
    await expect(page).toHaveURL('/login')
    await enterLogin(page, user.username, user.password)
    await expect(page).toHaveURL(origin)
  })
}

test('whoever is logged in already does not see the login screen', async ({ open, user }) => {
  const page = await open(user, '/login')
  await expect(page).toHaveURL('/dashboard')
})

test('the name is taken in any case', async ({ open, user }) => {
  const page = await open('nobody', '/login')
  await enterLogin(page, ` ${user.username.toUpperCase()} `, user.password)
  await expect(page).toHaveURL('/dashboard')
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

test('the login screen names nobody it is not affiliated with, and leads to the credits', async ({
  open,
}) => {
  const page = await open('nobody', '/login')
  await expect(
    page.getByText(
      "Not affiliated with or endorsed by the game's publisher or developer. Names belong to their owners.",
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Credits' }).click()
  await expect(page).toHaveURL('/credits')
})
