import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, logInByApi } from '../../support/people.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('a changed password works at once and ends other devices', async ({
  open,
  newPerson,
  address,
}) => {
  const person = await newPerson()
  const elsewhere = await logInByApi(address, person.username, person.password)
  const otherDevice = await open({ ...person, ...elsewhere }, '/notes')
  await otherDevice.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
  const page = await open(person, '/settings')
  await field(page, 'Current password').fill(person.password)
  await field(page, 'New password').fill('correct horse')
  await field(page, 'Confirm new password').fill('correct horse')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Password changed successfully' }).first(),
  ).toBeVisible()
  await expect(otherDevice).toHaveURL(/\/login/)
  await expect(otherDevice.getByText('Please log in again')).toBeVisible()
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await expect(field(page, label)).toHaveValue('')
  }
  const here = await callApi(address, 'GET', '/api/auth/me', person)
  const there = await callApi(address, 'GET', '/api/auth/me', elsewhere)
  expect([here.status, there.status]).toEqual([200, 401])
  await logInByApi(address, person.username, 'correct horse')
  await expect(logInByApi(address, person.username, person.password)).rejects.toThrow(
    'Incorrect username or password',
  )
})
