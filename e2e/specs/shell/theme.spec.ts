import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { callApi } from '../../support/people.ts'

const theme = (page: Page) => page.locator('html')

test('the page is dark until somebody chooses otherwise', async ({ open }) => {
  const page = await open('nobody', '/login')
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
})

for (const [visitor, name] of [
  ['guest', 'a guest'],
  ['user', 'a user'],
] as const) {
  test(`the toggle changes the theme for ${name}, and a reload keeps it`, async ({
    open,
    newPerson,
  }) => {
    const page = await open(visitor === 'guest' ? visitor : await newPerson(), '/dashboard')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await page.reload()
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  })
}

test('the stored theme is on before the page itself has loaded', async ({ open }) => {
  const page = await open('nobody', '/login', { look: { theme: 'light', width: 1440 } })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/static/js/**', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 242)')
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeHidden()
  scripts.resolve()
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
})

test('no colour of the other theme is ever painted while the page loads', async ({ open }) => {
  const page = await open('nobody', '/login', { look: { theme: 'light', width: 1440 } })
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const note = () => {
      if (document.body) seen.add(getComputedStyle(document.body).colorScheme)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
  const seen = await page.evaluate(() => [...Reflect.get(window, 'seen')])
  expect(seen).toEqual(['light'])
})

test('letters are not shortcuts if somebody types or has switched single keys off, and T is none', async ({
  open,
  newPerson,
}) => {
  const page = await open(await newPerson(), '/settings')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  // Finding D1.
  await page.keyboard.press('t')
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('New password', { exact: true }).press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
})

test('the theme of a user follows them to another browser', async ({
  open,
  newPerson,
  address,
}) => {
  const person = await newPerson()
  const page = await open(person, '/dashboard')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect
    .poll(async () => JSON.stringify(await callApi(address, 'GET', '/api/auth/me', person)))
    .toContain('"theme":"light"')
  const elsewhere = await open('nobody', '/login')
  await enterLogin(elsewhere, person.username, person.password)
  await expect(theme(elsewhere)).toHaveAttribute('data-theme', 'light')
})

test('a theme chosen in one tab is taken over by the others', async ({ open }) => {
  const page = await open('guest', '/dashboard')
  const other = await page.context().newPage()
  await other.goto('/credits')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(theme(other)).toHaveAttribute('data-theme', 'light')
})

test('a link can ask for a theme, until the reader chooses one', async ({ open }) => {
  const page = await open('guest', '/dashboard?theme=light')
  await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL('/dashboard')
})
