import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { banTile, DRAFT, pickTile, tray } from '../../pages/draft-page.ts'
import { choose, IMPORT, importCard } from '../../pages/import-page.ts'
import { teamRow } from '../../pages/regular-page.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson } from '../../support/people.ts'
import { CUP } from '../../files/regular-games.ts'

const LEGENDS = '/admin?tab=legends'
/** Alliance and Owls play Axion in game 1, which is then banned. Files call it Nightfall. */
const AXION_CUP = CUP.replaceAll('Ash', 'Nightfall')
const AXION = {
  name: 'Axion',
  short: 'Axion',
  classes: [{ class: 'Skirmisher', from: null }],
  spellings: ['nightfall'],
  retiredFrom: null,
  picture: null,
}
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const roster = (page: Page) => page.getByRole('region', { name: 'Legends' })
const row = (page: Page, legend: string) =>
  roster(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: legend, exact: true }) })
const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true })

test('a legend that an administrator adds is imported, drafted by others at once, banned, counted and forecast', async ({
  ownServer: { address, admin },
  open,
}) => {
  const draft = await open(await createPerson(address, admin.token), DRAFT, { address })
  await expect(banTile(draft, /^Ash, Skirmisher/)).toBeVisible()
  await expect(banTile(draft, /^Axion/)).toHaveCount(0)
  const page = await open(admin, LEGENDS, { address })
  await page.getByRole('button', { name: 'Add legend' }).click()
  await field(page, 'Name').fill('Axion')
  await field(page, 'Class').selectOption('Skirmisher')
  await field(page, 'Other spellings').fill('nightfall')
  await page.getByRole('dialog').getByRole('button', { name: 'Add legend' }).click()
  await expect(toast(page, 'Axion added')).toBeVisible()
  await expect(row(page, 'Axion')).toContainText('Skirmisher')
  // Its emblem has letters, because there is no drawing of it.
  await expect(row(page, 'Axion').locator('[data-letters]')).toHaveAttribute('data-emblem', 'Ax')

  // The open page of the other person follows without a reload.
  await pickTile(draft, /^Axion, Skirmisher/).click()
  await expect(tray(draft)).toContainText('Axion')
  await banTile(draft, /^Axion, Skirmisher/).click()
  await expect(banTile(draft, /^Axion, Skirmisher, banned/)).toBeVisible()

  await page.goto(`${address}${IMPORT}`)
  const file = { name: 'cup.csv', mimeType: 'text/csv', buffer: Buffer.from(AXION_CUP) }
  await choose(page, file)
  const card = importCard(page, 'cup.csv')
  await expect(page.getByRole('button', { name: 'Import 1 file' })).toBeVisible()
  // The preview has nothing to say about the name.
  await expect(card).not.toContainText('Nightfall')
  await page.getByRole('button', { name: 'Import 1 file' }).click()
  await expect(card).toContainText('Imported')

  await page.goto(`${address}/dashboard?view=statsboard&tab=bans`)
  const bans = page.getByRole('row').filter({ hasText: 'Axion' }).first()
  await expect(bans).toBeVisible()
  await expect(bans.locator('[data-letters]')).toHaveAttribute('data-emblem', 'Ax')

  await page.goto(`${address}/dashboard?teams=Alliance,Reed`)
  await expect(teamRow(page, 'Alliance')).toContainText('Axion')
  await page.getByRole('combobox', { name: 'Ban a Legend' }).fill('nightf')
  await page.getByRole('combobox', { name: 'Ban a Legend' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Unban Axion' })).toBeVisible()
})

test('an added legend gets a picture, is retired, restored and deleted', async ({
  ownServer: { address, admin },
  open,
}) => {
  await callApi(address, 'POST', '/api/admin/roster', { token: admin.token, body: AXION })
  const page = await open(admin, LEGENDS, { address })
  await expect(roster(page)).toContainText('29 legends')
  await expect(row(page, 'Axion')).toContainText('Added')
  await checkAllLooks(page, 'legends')
  await page.getByRole('button', { name: 'Edit Axion' }).click()
  await page.getByRole('button', { name: 'Add a class change' }).click()
  await field(page, 'Class change 1, from').fill('2026-05-12')
  await field(page, 'Class change 1').selectOption('Support')
  await page
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'axion.png', mimeType: 'image/png', buffer: PIXEL })
  await checkBothWidths(page, 'legend-dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Axion saved')).toBeVisible()
  await expect(row(page, 'Axion')).toContainText('from 12 May 2026: Support')
  await expect(row(page, 'Axion').locator('img')).toHaveAttribute('src', /^\/api\/file\//)

  await page.getByRole('button', { name: 'Retire Axion' }).click()
  await page.getByRole('button', { name: 'Retire', exact: true }).click()
  await expect(row(page, 'Axion')).toContainText('Retired')
  await expect(roster(page)).toContainText('29 legends, 1 retired')
  const draft = await open(admin, DRAFT, { address })
  await expect(banTile(draft, /^Ash, Skirmisher/)).toBeVisible()
  await expect(banTile(draft, /^Axion/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Restore Axion' }).click()
  await expect(row(page, 'Axion')).not.toContainText('Retired')
  await page.getByRole('button', { name: 'Delete Axion' }).click()
  await page.getByRole('button', { name: 'Delete legend' }).click()
  await expect(row(page, 'Axion')).toHaveCount(0)
})
