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
/** Alliance and Owls play Axle in game 1, which is then banned. Files call it Overdrive. */
const AXLE_CUP = CUP.replaceAll('Ash', 'Overdrive')
const AXLE = {
  name: 'Axle',
  short: 'Axle',
  classes: [{ class: 'Skirmisher', from: null }],
  spellings: ['overdrive'],
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
  await expect(banTile(draft, /^Ash, Assault/)).toBeVisible()
  await expect(banTile(draft, /^Axle/)).toHaveCount(0)
  const page = await open(admin, LEGENDS, { address })
  await page.getByRole('button', { name: 'Add legend' }).click()
  await field(page, 'Name').fill('Axle')
  await field(page, 'Class').selectOption('Skirmisher')
  await field(page, 'Other spellings').fill('overdrive')
  await page.getByRole('dialog').getByRole('button', { name: 'Add legend' }).click()
  await expect(toast(page, 'Axle added')).toBeVisible()
  await expect(row(page, 'Axle')).toContainText('Skirmisher')
  // Its emblem has letters, because there is no drawing of it.
  await expect(row(page, 'Axle').locator('[data-letters]')).toHaveAttribute('data-emblem', 'Ax')

  // The open page of the other person follows without a reload.
  await pickTile(draft, /^Axle, Skirmisher/).click()
  await expect(tray(draft)).toContainText('Axle')
  await banTile(draft, /^Axle, Skirmisher/).click()
  await expect(banTile(draft, /^Axle, Skirmisher, banned/)).toBeVisible()

  await page.goto(`${address}${IMPORT}`)
  const file = { name: 'cup.csv', mimeType: 'text/csv', buffer: Buffer.from(AXLE_CUP) }
  await choose(page, file)
  const card = importCard(page, 'cup.csv')
  await expect(page.getByRole('button', { name: 'Import 1 file' })).toBeVisible()
  // The preview has nothing to say about the name.
  await expect(card).not.toContainText('Overdrive')
  await page.getByRole('button', { name: 'Import 1 file' }).click()
  await expect(card).toContainText('Imported')

  await page.goto(`${address}/dashboard?view=statsboard&tab=bans`)
  const bans = page.getByRole('row').filter({ hasText: 'Axle' }).first()
  await expect(bans).toBeVisible()
  await expect(bans.locator('[data-letters]')).toHaveAttribute('data-emblem', 'Ax')

  await page.goto(`${address}/dashboard?teams=Alliance,Reed`)
  await expect(teamRow(page, 'Alliance')).toContainText('Axle')
  await page.getByRole('combobox', { name: 'Ban a Legend' }).fill('overd')
  await page.getByRole('combobox', { name: 'Ban a Legend' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Unban Axle' })).toBeVisible()
})

test('an added legend gets a picture, is retired, restored and deleted', async ({
  ownServer: { address, admin },
  open,
}) => {
  await callApi(address, 'POST', '/api/admin/roster', { token: admin.token, body: AXLE })
  const page = await open(admin, LEGENDS, { address })
  await expect(roster(page)).toContainText('28 legends')
  await expect(row(page, 'Axle')).toContainText('Added')
  await checkAllLooks(page, 'legends')
  await page.getByRole('button', { name: 'Edit Axle' }).click()
  await page.getByRole('button', { name: 'Add a class change' }).click()
  await field(page, 'Class change 1, from').fill('2026-05-12')
  await field(page, 'Class change 1').selectOption('Support')
  await page
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'axle.png', mimeType: 'image/png', buffer: PIXEL })
  await checkBothWidths(page, 'legend-dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Axle saved')).toBeVisible()
  await expect(row(page, 'Axle')).toContainText('from 12 May 2026: Support')
  await expect(row(page, 'Axle').locator('img')).toHaveAttribute('src', /^\/api\/file\//)

  await page.getByRole('button', { name: 'Retire Axle' }).click()
  await page.getByRole('button', { name: 'Retire', exact: true }).click()
  await expect(row(page, 'Axle')).toContainText('Retired')
  await expect(roster(page)).toContainText('28 legends, 1 retired')
  const draft = await open(admin, DRAFT, { address })
  await expect(banTile(draft, /^Ash, Assault/)).toBeVisible()
  await expect(banTile(draft, /^Axle/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Restore Axle' }).click()
  await expect(row(page, 'Axle')).not.toContainText('Retired')
  await page.getByRole('button', { name: 'Delete Axle' }).click()
  await page.getByRole('button', { name: 'Delete legend' }).click()
  await expect(row(page, 'Axle')).toHaveCount(0)
})
