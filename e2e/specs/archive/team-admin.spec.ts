import { rowOf, toast } from '../../pages/admin-page.ts'
import { gameRows, importGames } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { check } from '../../support/look.ts'
import { checkBothWidths } from '../../support/check-screen.ts'

const TEAMS = '/admin?tab=teams'

/** Reed has three games and met Fjord in two of them; Team Reed and Re-ed have one each. */
const GAMES = [
  ...gameRows('Autumn', 1, '', [
    { team: 'Reed', placement: 1, kills: 7, region: 'EMEA' },
    { team: 'Fjord', placement: 2, kills: 3, region: 'EMEA' },
  ]),
  ...gameRows('Autumn', 2, '', [
    { team: 'REED@4', placement: 2, kills: 4, region: 'EMEA' },
    { team: 'Fjord', placement: 1, kills: 2, region: 'EMEA' },
  ]),
  ...gameRows('Winter', 1, '', [{ team: 'Team Reed', placement: 1, kills: 5 }]),
  ...gameRows('Winter', 2, '', [{ team: 'Re-ed', placement: 1, kills: 5 }]),
  ...gameRows('Winter', 3, '', [{ team: 'Reed', placement: 3, kills: 0, region: 'NA' }]),
]

test('teams are kept apart, merged, split, placed and renamed', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, GAMES)
  const page = await open(admin, TEAMS, { address })
  await expect(page.getByText('2 to review')).toBeVisible()
  await expect(page.getByText('4 teams')).toBeVisible()
  await checkBothWidths(page, 'teams')
  await page.getByRole('button', { name: 'Keep both Re-ed and Reed' }).click()
  await expect(toast(page, 'Both teams kept')).toBeVisible()
  await expect(page.getByText('1 to review')).toBeVisible()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Merge Team Reed and Reed' }).click()
  await expect(dialog).toContainText('1 game of Team Reed will move to Reed')
  await dialog.getByLabel('Team Reed').check()
  await expect(dialog).toContainText('3 games of Reed will move to Team Reed')
  await checkBothWidths(page, 'teams-merge')
  await dialog.getByRole('button', { name: 'Merge teams' }).dblclick()
  await expect(toast(page, 'Reed merged into Team Reed')).toBeVisible()
  await expect(rowOf(page, 'Team Reed')).toContainText('Reed, REED')
  await expect(rowOf(page, 'Team Reed').getByRole('cell').nth(2)).toHaveText('4')

  await page.getByRole('searchbox', { name: 'Search teams by any name' }).fill('REED@4')
  await expect(page).toHaveURL(/team=REED/)
  await expect(page.getByText('1 of 3 teams')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Team Reed' }).click()
  const season = dialog.getByLabel('2026, 4 games')
  await expect(season).toContainText('From files: EMEA')
  await checkBothWidths(page, 'teams-edit')
  await season.selectOption('APAC-N')
  await expect(toast(page, 'Region changed for 2026')).toBeVisible()
  await expect(dialog).toContainText('Set by an administrator (from files: EMEA)')
  await page.getByRole('button', { name: 'Merge with another team' }).click()
  await dialog.getByRole('searchbox').fill('fj')
  await checkBothWidths(page, 'teams-pick')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit Team Reed' }).click()
  await page.getByRole('button', { name: 'Split off Team Reed' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('It becomes its own team with 1 game')
  await check(page)
  await question.getByRole('button', { name: 'Split off' }).click()
  await expect(toast(page, 'Name split off into its own team')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rowOf(page, 'Reed').first()).toContainText('APAC-N')
  await expect(page.getByText('4 teams')).toBeVisible()
  await page.getByRole('button', { name: 'Keep both Team Reed and Re-ed' }).click()
  await expect(page.getByText('No duplicate teams found')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Fjord' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Fjord Wolves')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(toast(page, 'Team renamed to Fjord Wolves')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Fjord Wolves' })).toContainText('Fjord2 games')
})
