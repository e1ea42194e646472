import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { check } from '../../support/look.ts'
import {
  dragOver,
  drawn,
  expectDrawn,
  fingerOver,
  press,
  secondFingerJoins,
  toolOf,
} from '../../pages/map-page.ts'
import { poiCard, frame as mapFrame } from '../../pages/poi-page.ts'
import { checkBothWidths, checkThemes } from '../../support/check-screen.ts'

const STORM_POINT = '/interactive-map/?map=stormpoint'

async function expectPicture(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PNG' }).dblclick()
  const picture = await saving
  expect(picture.suggestedFilename()).toBe('Ringwise Storm Point.png')
  const bytes = await readFile(await picture.path())
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16)]).toEqual(['PNG', 1600])
}

test('a guest draws with the mouse, takes back, moves, reloads and takes a picture away', async ({
  open,
}) => {
  const page = await open('guest', STORM_POINT)
  await expect(page.getByText('No shapes yet.')).toBeVisible()
  await expect(page.getByText('Log in to save this drawing as a plan')).toBeVisible()

  await toolOf(page, 'Pen').click()
  await dragOver(page, [15, 15], [25, 35], [45, 35])
  await toolOf(page, 'Arrow').click()
  await toolOf(page, 'Blue').click()
  await dragOver(page, [65, 15], [85, 45])
  await toolOf(page, 'Ring').click()
  await press(page, 45, 55)
  // A second ring lies within the first, whatever the hand says.
  await press(page, 95, 55)
  await toolOf(page, 'Ruler').click()
  await dragOver(page, [15, 85], [45, 85])
  await toolOf(page, 'Text').click()
  await press(page, 35, 5)
  await page.getByRole('textbox', { name: 'Text' }).fill('  Rotate <late>  ')
  await page.keyboard.press('Enter')
  const all = [
    'Line B2 to E4',
    'Arrow G2 to I5',
    'Ring 1 at E6, radius 2.8 cells',
    'Ring 2 at F6, radius 1.8 cells',
    'Ruler B9 to E9, 3.0 cells',
    '“Rotate <late>” at D1',
  ]
  await expectDrawn(page, ...all)

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expectDrawn(page, ...all.slice(0, 4))
  await page.keyboard.press('Control+Shift+Z')
  await page.keyboard.press('Control+y')
  await expectDrawn(page, ...all)

  await toolOf(page, 'Select and move').click()
  await dragOver(page, [30, 85], [30, 95])
  await expect(drawn(page).nth(4)).toHaveText('Ruler B10 to E10, 3.0 cells')
  await page.getByRole('button', { name: /^Ring 1 at/ }).click()
  await checkThemes(page, 'interactive-map', 1440)
  await page.getByRole('button', { name: 'Larger ring' }).click()
  await expect(drawn(page).nth(2)).toHaveText(/radius 2\.9 cells/)
  await page.getByRole('button', { name: 'Remove Line B2 to E4' }).click()
  await page.reload()
  await expect(drawn(page)).toHaveCount(5)
  await expectPicture(page)

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(drawn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(drawn(page)).toHaveCount(5)
})

test('on a phone the map is for looking until its owner wants to draw', async ({ open }) => {
  const page = await open('guest', STORM_POINT, { look: { theme: 'dark', width: 390 } })
  await expect(page.getByRole('button', { name: /^Checkpoint, / })).toBeVisible()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await fingerOver(page, [20, 20], [60, 20])
  const count = async () => {
    await page.getByRole('button', { name: 'Layers and plans' }).tap()
    const shapes = await drawn(page).allTextContents()
    await check(page)
    await page.getByRole('button', { name: 'Close' }).tap()
    return shapes
  }
  expect(await count()).toEqual([])
  await page.getByRole('button', { name: 'Draw' }).tap()
  await fingerOver(page, [25, 25], [65, 25])
  // With two fingers the map grows, and the line that the first began is dropped.
  await secondFingerJoins(page)
  await expect(mapFrame(page)).toHaveAttribute('data-zoomed', '')
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await expect(mapFrame(page)).not.toHaveAttribute('data-moving')
  await toolOf(page, 'Ring').tap()
  await fingerOver(page, [45, 45], [75, 45])
  await checkThemes(page, 'interactive-map', 390)
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  expect(await count()).toEqual(['Line C3 to G3', 'Ring 1 at E5, radius 3.0 cells'])
})

test('the dashboard shows the map in a frame, its address follows, and its keys still work', async ({
  open,
  user,
}) => {
  const path = '/dashboard?view=interactive_map&map=edistrict'
  const page = await open('guest', path)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('tab', { name: 'E-District', selected: true })).toBeVisible()
  await expect(frame.getByRole('navigation')).toHaveCount(0)
  await checkBothWidths(page, 'interactive-map-frame')
  await frame.getByRole('link', { name: 'Login' }).click()
  await enterLogin(page, user.username, user.password)
  await expect(page).toHaveURL(path)
  await frame.getByRole('tab', { name: 'Broken Moon' }).click()
  await expect(page).toHaveURL(/view=interactive_map&map=brokenmoon$/)
  await frame.getByRole('switch', { name: 'POIs' }).click()
  await expect(page).toHaveURL(/layers=$/)
  await page.getByRole('button', { name: /theme/i }).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
  await frame.getByRole('tab', { name: 'Broken Moon' }).focus()
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog', { name: 'Command palette' })
    .getByRole('combobox')
    .fill('highpoint')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard?view=poi_data&map=stormpoint&poi=6')
  await expect(poiCard(page, 'Basin Armory')).toBeVisible()
  await page.goBack()
  await frame.getByRole('tab', { name: 'Broken Moon' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('When drawing')
  // Until it has the focus, keys are still the frame's.
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await frame.getByRole('tab', { name: 'Broken Moon' }).focus()
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/\/dashboard$/)
})
