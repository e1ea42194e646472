import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { callApi } from '../../support/people.ts'

const theme = (page: Page) => page.locator('html')

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
