import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../../support/fixtures.ts'
import { press, tap, toolOf } from '../../pages/map-page.ts'
import { checkThemes } from '../../support/check-screen.ts'
import { shoot, WIDTHS } from '../../support/look.ts'
import { importRingFile } from '../../files/ring-files.ts'

const STORM_POINT = '/interactive-map/?map=stormpoint'

const panel = (page: Page, name = 'Rings') => page.getByRole('region', { name, exact: true })
const rows = (page: Page) => panel(page).getByRole('listitem')
const fact = (page: Page, label: string) =>
  panel(page)
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()

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
    'Lift50%',
  ])

  // Too far away: ring 2 stays inside ring 1, 15.2 % of the map from its center.
  await press(page, 95, 55)
  await expect(rows(page).nth(1)).toContainText('center H6')
  await expect(page).toHaveURL(/rings=55,55,70\.2,55/)
  await page.reload()
  await expect(rows(page).nth(1)).toContainText('center H6')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PNG' }).click()
  const picture = sharp(await (await saving).path())
  // The bottom of ring 1: 55 % and 30,500 of 102,105 units are 84.87 % of 1,600 px.
  const at = { left: 880, top: 1358, width: 1, height: 1 }
  const { data } = await picture
    .extract(at)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(Math.min(...data)).toBeGreaterThan(230)

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

  await page.getByRole('button', { name: 'Undo import of rings.csv' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('30 ring games will be removed.')
  await question.getByRole('button', { name: 'Undo import' }).click()
  await expect(panel(page)).toContainText('No rings yet.')
})

test('rings are placed and moved by keyboard alone', async ({ open }) => {
  const page = await open('guest', STORM_POINT)
  const said = (text: string) => expect(page.getByRole('status').getByText(text)).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible()
  await page.keyboard.press('o')
  const surface = page.getByRole('application', { name: 'Ring placement' })
  await expect(surface).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await said('F5')
  await page.keyboard.press('Enter')
  await said('Ring 1 at F5')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await said('Ring 2 at F6')
  await page.keyboard.press('Shift+ArrowUp')
  await said('Ring 2 at F5')
  await expect(page).toHaveURL(/rings=55,49,55,49/)
  await panel(page).getByRole('button', { name: 'Move ring 1' }).press('Enter')
  await surface.press('ArrowLeft')
  await said('Ring 1 at F5')
  await expect(page).toHaveURL(/rings=54,49,55,49/)
  await surface.press('Escape')
  await expect(toolOf(page, 'Move the map')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Map of Storm Point' })).toBeFocused()
})

test('the rings in every look, with two taps on a phone, and their track record', async ({
  ownServer: { address, admin },
  open,
}) => {
  for (const width of WIDTHS) {
    const page = await open(admin, STORM_POINT, { address, look: { theme: 'dark', width } })
    await expect(page.getByRole('button', { name: /^Checkpoint/ })).toBeVisible()
    if (width === 390) {
      await page.getByRole('button', { name: 'Rings', exact: true }).tap()
      await tap(page, 55, 55)
      await tap(page, 55, 48)
    } else {
      await toolOf(page, 'Rings').click()
      await importRingFile(page)
      await press(page, 55, 55)
      await press(page, 55, 48)
    }
    await expect(rows(page).nth(2)).toContainText('center F5')
    await expect(page.getByText('Cascade Falls').last()).toBeVisible()
    await checkThemes(page, 'rings', width)

    await page.goto('/dashboard?view=track&tab=rings')
    await expect(page.getByRole('heading', { name: 'Back-test' })).toBeVisible()
    await expect(page.getByText('100%').first()).toBeVisible()
    await checkThemes(page, 'track-rings', width)
  }
  const wide = await open(admin, `${STORM_POINT}&rings=55,55,55,48`, { address })
  await wide.setViewportSize({ width: 1920, height: 1080 })
  await expect(rows(wide).nth(2)).toContainText('center F5')
  await shoot(wide, 'rings-1920', { theme: 'dark', width: 1440 })
})
