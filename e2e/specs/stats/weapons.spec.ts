import type { Page } from '@playwright/test'
import { rowOf } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { visit } from '../../support/visit.ts'
import { asPhone } from '../../support/look.ts'
import { checkAllLooks, checkScreen, checkThemes } from '../../support/check-screen.ts'
import { exported as exportedBy, expectLoading } from '../../pages/stats-page.ts'

const WEAPONS = '/dashboard?view=statsboard&tab=weapons'
const FILE = '**/weapon_data.csv'

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

test('a guest ranks, filters, sorts and exports weapons, and each number says how it came about', async ({
  open,
}) => {
  const page = await open('guest', WEAPONS)
  await expect(list(page, 'Top 5 DPS').getByRole('listitem')).toHaveText([
    /^1Nemesis \(Heated\)249/,
    /^2Devotion240/,
    /^3R-99234/,
    /^4Havoc224/,
    /^5C\.A\.R\.217/,
  ])
  await expect(list(page, 'Top 5 TTK (Purple Armor)').getByRole('listitem')).toHaveText([
    /^1Nemesis \(Heated\)0\.66 s/,
    /^2Devotion0\.80 s/,
    /^3Havoc0\.80 s/,
    /^4R-990\.83 s/,
    /^5C\.A\.R\.0\.90 s/,
  ])
  await expect(table(page).getByRole('row')).toHaveCount(30)
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Weapon Name',
    'Ammo Type',
    'Damage',
    'Headshot Damage',
    'DPS',
    'TTK Purple',
  ])
  await expect(page.getByRole('columnheader', { name: 'DPS' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(rowOf(page, 'Hemlok')).toContainText('Heavy2028140')

  await rowOf(page, 'Hemlok').getByRole('button', { name: '1.29 s' }).click()
  const why = page.getByRole('dialog', { name: 'Hemlok: TTK Purple' })
  await expect(why).toContainText('200 health and shield / 20 per shot: 10 shots')
  await expect(why).toContainText('6 intervals / 15.5 shots per second = 0.39 s')
  await expect(why).toContainText('3 pauses between bursts × 0.3 s = 0.90 s')
  await expect(why).toContainText('Total: 1.29 s')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Hemlok').getByRole('button', { name: '1.29 s' })).toBeFocused()
  await rowOf(page, 'Hemlok').getByRole('button', { name: '140' }).click()
  await expect(page.getByRole('dialog', { name: 'Hemlok: DPS' })).toContainText(
    'It takes 2 / 15.5 s, followed by a 0.3 s pauseTotal: 140 per second',
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'TTK Purple', exact: true }).click()
  expect((await names(page)).slice(0, 3)).toEqual(['Nemesis (Heated)', 'Havoc', 'Devotion'])
  await choose(page, 'Armor', 'Red')
  await choose(page, 'Ammo', 'Light')
  await expect(rowOf(page, 'R-99')).toContainText('0.94 s')
  await rowOf(page, 'R-99').getByRole('button', { name: '0.94 s' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'The base magazine holds 17 of the 18 shots. Reload time is not included.',
  )
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/tab=weapons&sort=ttk&armour=red&ammo=light$/)
  await expect(
    page.getByRole('img', { name: /^7 weapons\. Fastest against Red/ }),
  ).toHaveAccessibleName(
    '7 weapons. Fastest against Red: R-99 0.94 s. Slowest: G7 Scout 1.55 s. All numbers are in the table.',
  )
  await expectLoading(page, FILE, 'Loading weapon data...', () => page.reload())
  await expect(table(page).getByRole('rowheader').first()).toHaveText('R-99')
  const light = await exported(page)
  expect(light.map((row) => row['Weapon Name'])).toEqual(await names(page))
  expect(light[0]).toMatchObject({
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

  await choose(page, 'Ammo', 'Care Package')
  await expect(table(page).getByRole('rowheader')).toHaveText([
    'Triple Take',
    'Peacekeeper',
    'Kraber',
  ])
})

test('the full table counts shotguns with their best bolt, and its card opens in every way', async ({
  open,
  user,
}) => {
  const page = await open(user, `${WEAPONS}&ammo=shotgun`)
  await choose(page, 'Table', 'Full')
  await expect(page).toHaveURL(/table=full/)
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Weapon Name',
    'Damage',
    'Head Damage',
    'DPS',
    'Base Mag',
    'TTK Purple',
  ])
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

  const pistol = page.getByRole('dialog', { name: 'Mozambique' })
  await rowOf(page, 'EVA-8').getByRole('button', { name: '1.11 s' }).focus()
  await page.keyboard.press('Tab')
  await expect(detailsOf(page, 'Mozambique')).toBeFocused()
  await expect(pistol.getByRole('columnheader').last()).toHaveText('Akimbo')
  await expect(pistol.getByRole('row', { name: 'Purple' })).toHaveText('Purple1.121.020.990.941.02')
  await page.keyboard.press('Enter')
  await expect(pistol.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pistol).toBeHidden()
  await expect(detailsOf(page, 'Mozambique')).toBeFocused()

  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Ammo Type' })).toBeVisible()
})

const HEADER =
  'Weapon Name;Damage;Pellets;Fire_rate;Headshot_multiplier;Base Magazine;Ammo_type;Akimbo'

test('a file that does not come or cannot be read says so, and another one is taken as it is', async ({
  asGuest: page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  let body: string | null = null
  await page.route(FILE, (route) =>
    body === null ? route.abort() : route.fulfill({ contentType: 'text/csv', body }),
  )
  const fault = page.getByRole('alert')
  const retry = () => page.getByRole('button', { name: 'Retry' }).click()

  await page.goto(WEAPONS)
  await expect(fault).toContainText('Error: Failed to load weapon data')
  body = '<!doctype html><title>Not here</title>'
  await retry()
  await expect(fault).toContainText('Error: Failed to parse weapon data CSV')
  body = 'Weapon Name;Damage\nHavoc;20'
  await retry()
  await expect(fault).toContainText('Error: Failed to process weapon data')
  await expect(page.getByRole('tab', { name: 'Legend Info' })).toBeVisible()

  body = [
    HEADER,
    'Slow;10;1;1;2;5;Light;no',
    '=1+1;;1;9;2;5;Light;no',
    'Fast;10;1;9,5;2;5;Light;no',
  ].join('\r\n')
  await retry()
  await expect(table(page).getByRole('rowheader')).toHaveText(['Fast', 'Slow', '=1+1'])
  await expect(rowOf(page, '=1+1')).toContainText('N/AN/AN/AN/A')
  await page.getByRole('button', { name: 'DPS', exact: true }).click()
  await expect(table(page).getByRole('rowheader')).toHaveText(['Slow', 'Fast', '=1+1'])
  const rows = await exported(page)
  expect(rows[1]).toMatchObject({ 'Weapon Name': 'Fast', DPS: 95, 'TTK Purple (s)': 2 })
  expect(rows[2]).toMatchObject({ 'Weapon Name': "'=1+1", DPS: null, 'TTK Purple (s)': null })
  await choose(page, 'Ammo', 'Sniper')
  await expect(page.getByText('No weapons with this ammo type')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeDisabled()
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
