import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS } from '../../support/look.ts'
import { checkScreen, checkBothThemes } from '../../support/check-screen.ts'
import { expectLoading } from '../../pages/stats-page.ts'

const LEGENDS = '/dashboard?view=statsboard&tab=legend_info'
const CALL = '**/api/legends'

const panel = (page: Page) => page.getByRole('region', { name: 'Legend Info' })
const cardOf = (page: Page, legend: string) =>
  panel(page).getByRole('button', { name: new RegExp(`^${legend} `) })
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

test('a guest looks legends up, steps through them and shares what is open', async ({ open }) => {
  const page = await open('guest', LEGENDS)
  await expect(panel(page).getByRole('listitem')).toHaveCount(27)
  const names = await panel(page).getByRole('listitem').allTextContents()
  expect(names.slice(0, 3)).toEqual(['AlterSkirmisher', 'AshAssault', 'BallisticAssault'])
  expect(names.at(-1)).toBe('WraithSkirmisher')

  await cardOf(page, 'Wattson').click()
  await expect(page).toHaveURL(/tab=legend_info&legend=Wattson$/)
  const wattson = dialog(page, 'Wattson')
  await expect(wattson).toContainText('TacticalPerimeter Security15 s')
  await expect(wattson.getByRole('listitem')).toHaveCount(4)
  await expect(wattson.getByRole('heading', { level: 3 })).toHaveText([
    'Abilities',
    'Perks',
    'Passive Ability',
    'Class Perk',
  ])
  await expect(wattson.getByRole('button', { name: 'Edit' })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/legend=Wraith$/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page, 'Alter')).toBeVisible()
  await dialog(page, 'Alter').getByRole('button', { name: 'Previous: Wraith' }).click()
  await expect(dialog(page, 'Wraith')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/tab=legend_info$/)

  await expectLoading(page, CALL, 'Loading legend information...', () =>
    page.goto(`${LEGENDS}&legend=mad_maggie`),
  )
  const maggie = dialog(page, 'Mad Maggie')
  await maggie.getByRole('button', { name: 'Sources differ' }).click()
  await expect(page.getByRole('dialog', { name: 'Sources differ' })).toContainText(
    'Cooldown in seconds: 22 in 2024 game files, 28 in S29 list.',
  )
  await page.keyboard.press('Escape')
  await maggie.getByRole('button', { name: 'Close' }).click()
  await expect(maggie).toBeHidden()
  await expect(page).toHaveURL(/tab=legend_info$/)
  await page.goto(`${LEGENDS}&legend=Nobody`)
  await expect(panel(page).getByRole('listitem')).toHaveCount(27)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('of two administrators at once none overwrites what they have not seen', async ({
  open,
  admin,
  user,
  newPerson,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/)
  const other = await newPerson('admin')
  const page = await open(admin, LEGENDS)
  await cardOf(page, 'Octane').click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = dialog(page, 'Edit Octane')
  await expect(form.getByLabel('Tactical', { exact: true })).toBeFocused()
  await form.getByLabel('Tactical cooldown (s)').fill('soon')
  await form.getByLabel('Passive', { exact: true }).fill(' ')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByRole('alert')).toHaveText([
    'Enter a cooldown from 0 to 3600 seconds',
    'Fill in this field',
  ])
  await expect(form.getByLabel('Tactical cooldown (s)')).toBeFocused()
  await form.getByLabel('Tactical cooldown (s)').fill('2,5')
  await form.getByLabel('Passive', { exact: true }).fill('Swift Mend')
  await form.getByLabel('Perk 1').fill('Mine')
  await form.getByLabel('Perk 2').fill('x'.repeat(1001))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText('At most 1000 characters')
  await form.getByLabel('Perk 2').fill('Kept')
  await page.goBack()
  await expect(form.getByLabel('Perk 2')).toHaveValue('Kept')
  await page.goForward()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect(question).toContainText('3 changes will be lost.')
  await question.getByRole('button', { name: 'Keep editing' }).click()

  const theirs = await open(other, `${LEGENDS}&legend=Octane`)
  await theirs.getByRole('button', { name: 'Edit' }).click()
  await theirs.getByLabel('Ultimate cooldown (s)').fill('77')
  await theirs.getByLabel('Perk 1').fill('Theirs')
  await theirs.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(toast(theirs, 'Legend updated successfully')).toBeVisible()
  await expect(dialog(theirs, 'Octane')).toContainText(`Edited by ${other.username}`)

  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(
    toast(
      page,
      'Failed to save changes: Someone else saved this legend in the meantime. Nothing was overwritten.',
    ),
  ).toBeVisible()
  await expect(form.getByRole('status')).toContainText(
    `${other.username} saved this legend while you were editing.`,
  )
  await expect(form.getByRole('status')).toContainText(
    'You both changed these fields: Perk 1. Saving keeps your version.',
  )
  await expect(form.getByLabel('Ultimate cooldown (s)')).toHaveValue('77')
  await expect(form.getByLabel('Perk 1')).toHaveValue('Mine')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  const octane = dialog(page, 'Octane')
  await expect(octane).toContainText(`Edited by ${admin.username}`)
  await expect(octane).toContainText(/2\.5 s.*77 s.*1Mine/)

  const reader = await open(user, `${LEGENDS}&legend=Octane`)
  await expect(dialog(reader, 'Octane')).toContainText('1Mine')
  await expect(reader.getByRole('button', { name: 'Edit' })).toBeHidden()

  await octane.getByRole('button', { name: 'Edit' }).click()
  await form.getByLabel('Perk 2').fill('Never')
  await form.getByRole('button', { name: 'Restore built-in data' }).click()
  await expect(form.getByLabel('Tactical cooldown (s)')).not.toHaveValue('2.5')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(octane).toContainText('1Mine')
})

test('legends stand in every look', async ({ open, admin }) => {
  // Dialogs in each theme and at each width once.
  for (const look of TWO_LOOKS) {
    const page = await open(admin, LEGENDS, { look })
    await expect(cardOf(page, 'Wattson')).toBeVisible()
    await checkBothThemes(page, 'legends', look)
    await cardOf(page, 'Ash').click()
    await checkScreen(page, 'legend', look)
    await page.getByRole('button', { name: 'Edit' }).click()
    await checkScreen(page, 'legend-edit', look)
  }
})
