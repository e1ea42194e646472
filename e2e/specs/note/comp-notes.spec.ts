import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'
import { checkAllLooks } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { check } from '../../support/look.ts'
import { callApi } from '../../support/people.ts'

const NOTES = '/dashboard?view=comp_notes'

const tile = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Choose legends' }).getByRole('button', { name })
const saved = (page: Page) =>
  page.getByRole('region', { name: 'Saved Comp Notes' }).getByRole('article')

test('an administrator writes notes for maps and opponents, replaces and deletes them', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 40[49]/)
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open(admin, NOTES, { address })
  const text = page.getByPlaceholder('Enter notes about this composition...')
  const save = page.getByRole('button', { name: 'Save to Database' })
  const write = async (notes: string, map: string, opponent: string) => {
    await tile(page, /^Ash,/).click()
    await page.getByLabel('Map', { exact: true }).selectOption(map)
    await page.getByLabel('Against').fill(opponent)
    await text.fill(notes)
    await save.click()
  }
  await write('Always.', 'Any map', '')
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page)).toContainText(`, by ${admin.username}`)
  await write('They push.', 'Storm Point', 'reed')
  await expect(saved(page)).toHaveCount(2)
  await expect(saved(page).first()).toContainText('Storm Pointvs Reed')
  await write('Nobody knows them.', 'Any map', 'Nobody at all')
  await expect(page.getByText('No team with this name')).toBeVisible()
  await expect(toast(page, 'Failed to create comp note: Team not found')).toBeVisible()

  await page.getByLabel('Against').fill('')
  await expect(page.getByText("There's already a note about this.")).toBeVisible()
  // The tooltip of the tile would be above a field that is measured.
  await page.mouse.move(0, 0)
  await checkAllLooks(page, 'comp-notes')
  await page.getByRole('button', { name: 'Edit existing note' }).click()
  await expect(text).toHaveValue('Always.')
  await text.fill('Not always.')
  const body = { notes: 'Never.' }
  await callApi(address, 'POST', '/api/files/comp-notes/Ash', { token: admin.token, body })
  await save.click()
  await expect(page.getByText('Someone else changed this note in the meantime.')).toBeVisible()
  await expect(page.getByText(`Version by ${admin.username}`)).toBeVisible()
  await check(page)
  await page.getByRole('button', { name: 'Combine both' }).click()
  await save.click()
  await expect(saved(page).first()).toContainText('Never. Not always.')
  await expect(saved(page).first()).toContainText('(updated)')

  await page.getByRole('button', { name: 'Delete note about Ash, Storm Point, vs Reed' }).click()
  await check(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Note deleted')).toBeVisible()
  await expect(saved(page)).toHaveCount(1)
  await page.reload()
  await expect(saved(page)).toContainText(['Never.'])

  const guest = await open('guest', NOTES, { address })
  await expect(guest.getByText('Please log in to access this page.')).toBeVisible()
  await check(guest)
})
