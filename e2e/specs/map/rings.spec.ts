import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../../support/fixtures.ts'
import { press, tap, toolOf } from '../../pages/map-page.ts'
import { checkAllLooks, checkThemes } from '../../support/check-screen.ts'
import { importRingFile } from '../../files/ring-files.ts'

const STORM_POINT = '/interactive-map/?map=stormpoint'

const panel = (page: Page, name = 'Rings') => page.getByRole('region', { name, exact: true })
const rows = (page: Page) => panel(page).getByRole('listitem')
const fact = (page: Page, label: string) =>
  panel(page)
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()

/** The darkest of the three colors of a point in the saved picture. */
async function darkestAt(page: Page, left: number, top: number) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PNG' }).click()
  const { data } = await sharp(await (await saving).path())
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Math.min(...data)
}

async function undoImport(page: Page) {
  await page.getByRole('button', { name: 'Undo import of rings.csv' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('30 ring games will be removed.')
  await question.getByRole('button', { name: 'Undo import' }).click()
}

test('an editor imports rings, places two and sees where ring 3 closed in similar games', async ({
  ownServer: { address, admin },
  open,
}) => {
  const page = await open(admin, STORM_POINT, { address })
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible()
  await toolOf(page, 'Rings').click()
  await expect(panel(page)).toContainText('No rings yet. They come with live games.')
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeHidden()
  await importRingFile(page)
  await expect(page.getByText('30 ring games added. 1 line left out.')).toBeVisible()
  await expect(panel(page)).toContainText('Click the map where ring 1 closes')

  await press(page, 55, 55)
  await expect(rows(page)).toContainText(['center F6', 'click the map', 'center'])
  await expect(panel(page)).toContainText('Place ring 2 for a better mark.')
  await press(page, 55, 48)
  await expect(rows(page)).toContainText(['center F6', 'center F5', 'center F5'])
  await expect(fact(page, 'similar games')).toContainText('20')
  await expect(fact(page, 'on this map')).toContainText('30')
  // The other 19 games with these rings say 0.02 x 1 / 19.1 to the other side: 0.021 x 102,105 / 8,000.
  await expect(fact(page, 'median miss')).toContainText('0.27')
  await expect(panel(page)).toContainText('10 in 10 games are within half a radius.')
  await expect(panel(page)).toContainText('30 games on this map. Read it as a hint.')
  await expect(panel(page, 'Where ring 3 closed').getByRole('listitem')).toHaveText([
    'Cascade Falls50%',
    'Mountain Lift50%',
  ])

  await checkThemes(page, 'rings', 1440)
  // Too far away: ring 2 stays inside ring 1, 15.2 % of the map from its center.
  await press(page, 95, 55)
  await expect(rows(page).nth(1)).toContainText('center H6')
  await expect(page).toHaveURL(/rings=55,55,70\.2,55/)
  await page.reload()
  await expect(rows(page).nth(1)).toContainText('center H6')

  // The bottom of ring 1: 55 % and 30,500 of 102,105 units are 84.87 % of 1,600 px.
  expect(await darkestAt(page, 880, 1358)).toBeGreaterThan(230)

  await page.getByRole('checkbox', { name: 'Center' }).check()
  await expect(page.getByText('20 games left out.')).toBeVisible()
  await expect(fact(page, 'similar games')).toContainText('10')

  // With another tool the rings stay, to draw over them.
  await toolOf(page, 'Pen').click()
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible()
  await page.keyboard.press('o')
  await panel(page).getByRole('button', { name: 'Clear rings' }).click()
  await expect(rows(page)).toContainText(['click the map', 'not placed', '–'])
  await expect(page).not.toHaveURL(/rings=/)

  await undoImport(page)
  await expect(panel(page)).toContainText('No rings yet.')
})

test('two taps on a phone place rings, and marks have a track record', async ({
  ownServer: { address, admin },
  open,
}) => {
  const look = { theme: 'dark', width: 390 } as const
  const phone = await open(admin, STORM_POINT, { address, look })
  await expect(phone.getByRole('button', { name: /^Checkpoint/ })).toBeVisible()
  await phone.getByRole('button', { name: 'Rings', exact: true }).tap()
  await importRingFile(phone)
  await expect(phone.getByText('30 ring games added. 1 line left out.')).toBeVisible()
  await tap(phone, 55, 55)
  await tap(phone, 55, 48)
  await expect(rows(phone).nth(2)).toContainText('center F5')
  await expect(phone.getByText('Cascade Falls').last()).toBeVisible()
  await checkThemes(phone, 'rings', 390)

  const page = await open(admin, '/dashboard?view=track&tab=rings', { address })
  await expect(page.getByRole('heading', { name: 'Back-test' })).toBeVisible()
  await expect(page.getByText('100%').first()).toBeVisible()
  await checkAllLooks(page, 'track-rings')
})
