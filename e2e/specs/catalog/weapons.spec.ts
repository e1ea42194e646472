import type { Page } from '@playwright/test'
import { rowOf } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { visit } from '../../support/visit.ts'
import { asPhone } from '../../support/look.ts'
import { checkAllLooks, checkScreen, checkThemes } from '../../support/check-screen.ts'
import { exported as exportedBy } from '../../pages/stats-page.ts'

const WEAPONS = '/dashboard?view=statsboard&tab=weapons'

const list = (page: Page, title: string) => page.getByRole('region', { name: title })
const table = (page: Page) => page.getByRole('table', { name: 'Weapon Stats' })
const names = (page: Page) => table(page).getByRole('rowheader').allTextContents()
const detailsOf = (page: Page, weapon: string) =>
  table(page).getByRole('button', { name: `${weapon}, details` })
const choose = (page: Page, field: string, option: string) =>
  page.getByRole('group', { name: field }).getByText(option, { exact: true }).click()

async function exported(page: Page) {
  const { name, header, rows } = await exportedBy(page, () =>
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  )
  expect(name).toBe('apex_weapon_stats.xlsx')
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(header[at]), cell])))
}

test('weapons are ranked and exported, and their cards open under the mouse', async ({ open }) => {
  const page = await open('guest', WEAPONS)
  await expect(list(page, 'Top 5 DPS').getByRole('listitem')).toHaveText([
    /^1Nemesis \(Heated\)249/,
    /^2Devotion240/,
    /^3R-99234/,
    /^4Havoc224/,
    /^5C\.A\.R\.217/,
  ])
  await expect(table(page).getByRole('row')).toHaveCount(30)
  await expect(rowOf(page, 'Hemlok')).toContainText('Heavy2028140')
  await choose(page, 'Armor', 'Red')
  await choose(page, 'Ammo', 'Light')
  await expect(rowOf(page, 'R-99')).toContainText('0.94 s')
  const light = await exported(page)
  expect(light.map((row) => row['Weapon Name'])).toEqual(await names(page))
  expect(light.find((row) => row['Weapon Name'] === 'R-99')).toMatchObject({
    'Ammo Type': 'Light',
    Damage: 13,
    'Fire Rate': 18,
    'Headshot Damage': 16,
    DPS: 234,
    'Damage per magazine': 221,
    'Level 3 Magazine': 26,
    'TTK White (s)': 0.61,
    'TTK Red (s)': 0.94,
    'TTK Red Bolt L3 (s)': null,
  })

  await visit(page, `${WEAPONS}&ammo=shotgun&table=full`)
  await expect(rowOf(page, 'EVA-8')).toContainText('8bolt 31.11 s')
  await expect(list(page, 'Top 5 DPS')).toContainText('of 22 weapons, excluding sniper')
  const card = page.getByRole('dialog', { name: 'EVA-8' })
  await detailsOf(page, 'EVA-8').hover()
  await expect(card.getByRole('row')).toHaveText([
    'No boltBolt 1Bolt 2Bolt 3',
    'White1.000.930.870.83',
    'Blue1.000.930.870.83',
    'Purple1.331.231.161.11',
    'Red1.331.231.161.11',
    'DPS144156166173',
  ])
  await card.hover()
  await expect(card).toContainText('Base Mag8Damage per magazine384')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(card).toBeHidden()
  await detailsOf(page, 'EVA-8').hover()
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('weapons look right in both themes and widths', async ({ open }) => {
  const page = await open('guest', WEAPONS)
  await expect(page.getByRole('img', { name: /^29 / })).toBeVisible()
  await checkScreen(page, 'weapons-all', { theme: 'dark', width: 1440 })
  // A few weapons are enough for the other looks.
  await visit(page, `${WEAPONS}&table=full&ammo=shotgun`)
  await expect(page.getByRole('img', { name: /^3 / })).toBeVisible()
  await checkAllLooks(page, 'weapons')
  const openCard = async () => {
    await page.getByRole('button', { name: 'Mastiff, details' }).click()
    await expect(page.getByRole('dialog', { name: 'Mastiff' })).toContainText('Bolt 3')
  }
  await openCard()
  await checkScreen(page, 'weapons-card', { theme: 'dark', width: 1440 }, '[role=dialog]')
  await page.keyboard.press('Escape')
  await asPhone(page, async () => {
    await openCard()
    await checkThemes(page, 'weapons-card', 390)
  })
})
