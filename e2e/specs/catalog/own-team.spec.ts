import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { forecastOf, panel, teamRow } from '../../pages/regular-page.ts'
import { checkAllLooks } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson } from '../../support/people.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'

const TEAMS = '/admin?tab=own'
const LOBBY = '/dashboard?teams=Alliance,Owls%252C Copper,Reed'
const SAVED = 'Teams saved'

const club = (page: Page, team: string) => page.getByRole('region', { name: team, exact: true })
const recommended = (page: Page) => panel(page, 'Recommended Comps')

test('an administrator keeps teams and rosters, and recommendations name their players', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open(admin, TEAMS, { address })
  const alliance = club(page, 'Alliance')
  await expect(alliance).toContainText('Default')
  await expect(alliance).toContainText(
    'Without a roster, the players of the last 60 days are named.',
  )
  await alliance.getByRole('button', { name: 'Fill from the last games' }).click()
  await expect(alliance.getByRole('listitem').filter({ hasText: 'torvald' })).toBeVisible()
  await checkAllLooks(page, 'own-team')

  await alliance.getByRole('button', { name: 'Remove ines' }).click()
  await expect(alliance.getByText('ines', { exact: true })).toHaveCount(0)
  await alliance.getByLabel('Add a player').fill('newcomer')
  await alliance.getByLabel('Add a player').press('Enter')
  const legend = alliance.getByRole('combobox', { name: 'Legend that newcomer prefers' })
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('wraith') ?? false,
  )
  await legend.fill('wra')
  await legend.press('Enter')
  await expect(alliance.getByRole('button', { name: 'Remove Wraith from newcomer' })).toBeVisible()
  await expect(toast(page, SAVED).first()).toBeVisible()
  // The toast can be that of an earlier change.
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(alliance.getByRole('button', { name: 'Remove Wraith from newcomer' })).toBeVisible()

  // Alliance has played Wraith Catalyst Newcastle with mika, torvald and ines.
  await page.goto(`${address}${LOBBY}`)
  await expect(recommended(page)).toContainText('newcomer')
  await expect(recommended(page)).not.toContainText('ines')
  await expect(teamRow(page, 'Alliance')).toContainText('You')
  await page.keyboard.press('g')
  await page.keyboard.press('5')
  await expect(page.getByRole('heading', { level: 1, name: 'Alliance' })).toBeVisible()
})

test('a user says which team is theirs on every device, and a followed draft says what it has picked', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const person = await createPerson(address, admin.token)
  const page = await open(person, LOBBY, { address })
  await expect(teamRow(page, 'Alliance')).toContainText('You')
  await page.getByRole('button', { name: 'You are Alliance' }).click()
  const choice = page.getByRole('dialog', { name: 'Your team' })
  await choice.getByRole('combobox').fill('reed')
  await choice.getByRole('option', { name: 'Reed' }).click()
  await expect(page.getByRole('button', { name: 'You are Reed' })).toBeVisible()
  await expect(teamRow(page, 'Reed')).toContainText('You')
  await expect(teamRow(page, 'Alliance')).not.toContainText('You')
  await expect(recommended(page)).toContainText('Reemika')

  const other = await open(person, `${LOBBY}&follow=draft`, { address })
  await expect(other.getByRole('button', { name: 'You are Reed' })).toBeVisible()
  const locked = teamRow(other, 'Reed').getByRole('img', { name: 'Picks known' })
  await expect(teamRow(other, 'Reed')).toBeVisible()
  await expect(locked).toHaveCount(0)
  const body = { legend: 'seer', action: 'add' }
  await callApi(address, 'POST', '/api/legends/pick', { token: person.token, body })
  await expect(locked).toBeVisible()
  await expect(forecastOf(other, 'Reed')).toContainText('Seer')
})
