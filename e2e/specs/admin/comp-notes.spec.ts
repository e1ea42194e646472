import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/held-answer.ts'
import { check, TWO_LOOKS } from '../../support/look.ts'
import { checkBothThemes } from '../../support/check-screen.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'

const NOTES = '/dashboard?view=comp_notes'

const tile = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Choose legends' }).getByRole('button', { name })
const saved = (page: Page) =>
  page.getByRole('region', { name: 'Saved Comp Notes' }).getByRole('article')

test('an administrator writes, replaces, finds and deletes notes, in every look', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 40[09]/)
  const page = await open(admin, NOTES, { address })
  await expect(
    page.getByText('No comp notes saved yet. Create your first one above!'),
  ).toBeVisible()
  const save = page.getByRole('button', { name: 'Save to Database' })
  const text = page.getByPlaceholder('Enter notes about this composition...')
  for (const name of [/^Ash,/, /^Crypto,/, /^Newcastle,/, /^Loba,/]) await tile(page, name).click()
  await expect(tile(page, /^Loba, Support$/)).toBeVisible()
  await text.fill('   ')
  await expect(save).toBeDisabled()
  await text.fill('  Snare plus EMP.\nDo not take the zip.  ')
  // Neither another view nor a key pressed during the save loses or changes what was written.
  await page.getByRole('link', { name: 'Regular View' }).click()
  await page.getByRole('link', { name: 'Notes', exact: true }).click()
  await page.getByRole('link', { name: 'Comp Notes' }).click()
  await expect(tile(page, /picked/)).toHaveCount(3)
  await expect(text).toHaveValue('  Snare plus EMP.\nDo not take the zip.  ')
  const letGo = await holdBack(page, '**/api/files/comp-notes/**')
  await save.dblclick()
  await expect(text).toHaveJSProperty('readOnly', true)
  await tile(page, /^Ash,/).click()
  await expect(tile(page, /picked/)).toHaveCount(3)
  await letGo()
  await expect(toast(page, 'Note saved')).toBeVisible()
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page)).toContainText(`, by ${admin.username}`)
  await expect(text).toHaveValue('')
  await expect(tile(page, /picked/)).toHaveCount(0)

  await tile(page, /^Wattson,/).click()
  await text.fill('Fences.')
  await save.click()
  await expect(saved(page)).toHaveCount(2)
  await expect(saved(page).first()).toContainText('Fences.')
  for (const name of [/^Newcastle,/, /^Crypto,/, /^Ash,/]) await tile(page, name).click()
  await page.getByRole('button', { name: 'Edit existing note' }).click()
  await expect(text).toHaveValue('Snare plus EMP.\nDo not take the zip.')
  await text.fill('Snare plus EMP, then castle.')

  const second = await open(admin, NOTES, { address })
  for (const name of [/^Ash,/, /^Crypto,/, /^Newcastle,/]) await tile(second, name).click()
  await second.getByRole('button', { name: 'Edit existing note' }).click()
  await second.getByPlaceholder('Enter notes about this composition...').fill('EMP first.')
  await second.getByRole('button', { name: 'Save to Database' }).click()
  await expect(toast(second, 'Note saved')).toBeVisible()
  await save.click()
  await expect(page.getByText('Someone else changed this note in the meantime.')).toBeVisible()
  await expect(page.getByText(`Version by ${admin.username}`)).toBeVisible()
  await expect(page.getByLabel('Your version')).toHaveValue('Snare plus EMP, then castle.')
  await check(page)
  await page.getByRole('button', { name: 'Combine both' }).click()
  await expect(text).toHaveValue('EMP first.\n\nSnare plus EMP, then castle.')
  await save.click()
  await expect(saved(page)).toHaveCount(2)
  await expect(saved(page).first()).toContainText('(updated)')

  for (const look of TWO_LOOKS) {
    const visit = await open(admin, NOTES, { address, look })
    await expect(saved(visit)).toHaveCount(2)
    await tile(visit, /^Wattson,/).click()
    // The tooltip of the tile would be above a field that is measured.
    await visit.mouse.move(0, 0)
    await checkBothThemes(visit, 'comp-notes', look)
  }

  await page.getByRole('searchbox', { name: 'Search notes...' }).fill('castle')
  await expect(page).toHaveURL(`${NOTES}&q=castle`)
  await expect(saved(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByLabel('Legend', { exact: true }).selectOption('Wattson')
  await expect(saved(page)).toHaveText(/Fences/)
  await page.getByRole('button', { name: 'Delete note about Wattson' }).click()
  await check(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Note deleted')).toBeVisible()
  await expect(page.getByText('1 note', { exact: true })).toBeVisible()

  const refusal = { success: false, error: 'some_code', message: 'A sentence' }
  await page.route(/\/api\/(files\/)?comp-notes\//, (route) =>
    route.fulfill({ status: 400, json: refusal }),
  )
  await tile(page, /^Loba,/).click()
  await text.fill('Lost?')
  await save.click()
  await expect(toast(page, 'Failed to create comp note: A sentence')).toBeVisible()
  await expect(text).toHaveValue('Lost?')
  await page.getByRole('button', { name: /^Delete note/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
    'Failed to delete comp note: A sentence',
  )
})

test('notes for a map and against a team stand beside the general one, and the search finds them', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open(admin, NOTES, { address })
  const text = page.getByPlaceholder('Enter notes about this composition...')
  const write = async (notes: string, map: string, opponent: string) => {
    await tile(page, /^Ash,/).click()
    await page.getByLabel('Map', { exact: true }).selectOption(map)
    await page.getByLabel('Against').fill(opponent)
    await text.fill(notes)
    await page.getByRole('button', { name: 'Save to Database' }).click()
  }
  await write('Always.', 'Any map', '')
  await expect(saved(page)).toHaveCount(1)
  await write('Hold the wall.', 'Storm Point', '')
  await expect(saved(page)).toHaveCount(2)
  await write('They push.', 'Storm Point', 'reed')
  await expect(saved(page)).toHaveCount(3)
  await expect(saved(page).first()).toContainText('Storm Pointvs Reed')

  await write('Nobody knows them.', 'Any map', 'Nobody at all')
  await expect(page.getByText('No team with this name')).toBeVisible()
  await expect(toast(page, 'Failed to create comp note: Team not found')).toBeVisible()
  await page.getByLabel('Against').fill('Reed')
  await page.getByLabel('Map', { exact: true }).selectOption('Storm Point')
  await expect(page.getByText("There's already a note about this.")).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search notes...' })
  await search.fill('storm')
  await expect(saved(page)).toHaveCount(2)
  await search.fill('reed')
  await expect(saved(page)).toHaveText(/They push/)
  for (const look of TWO_LOOKS) {
    const visit = await open(admin, NOTES, { address, look })
    await expect(saved(visit)).toHaveCount(3)
    await checkBothThemes(visit, 'comp-notes-scoped', look)
  }
  await page.getByRole('button', { name: 'Delete note about Ash, Storm Point, vs Reed' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Note deleted')).toBeVisible()
  await search.fill('')
  await expect(saved(page)).toHaveCount(2)
})

test('guests and users get the words of the specification instead', async ({ open, user }) => {
  const guest = await open('guest', NOTES)
  await expect(guest.getByText('Please log in to access this page.')).toBeVisible()
  await check(guest)
  const page = await open(user, NOTES)
  await expect(page.getByText('Access Denied - Admin privileges required.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Views' }).getByText('Comp Notes')).toBeHidden()
  await check(page)
})
