import type { Page } from '@playwright/test'
import { rowOf, toast } from '../../pages/admin-page.ts'
import { gameRows, importGames } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'

const CORRECTIONS = '/admin?tab=corrections'

/** In game 1 Ash was picked three times, so game 2 should have been played without Ash; the file says Fuse. */
const GAMES = [
  ...gameRows('Autumn Cup', 1, 'none', [
    { team: 'Alliance', placement: 1, kills: 7, poi: 'Barometer' },
    { team: 'Fjord', placement: 2, kills: 6, legends: ['Ash', 'Loba', 'Seer'] },
    { team: 'Copper Owls', placement: 2, kills: 0, legends: ['Ash', 'Wraith', 'Loba'] },
  ]),
  ...gameRows('Autumn Cup', 2, 'Fuse', [
    { team: 'Alliance', placement: 1, kills: 1, legends: ['Alter', 'Loba', 'Seer'] },
  ]),
]

const openGame = async (page: Page, number: number) => {
  await page.getByRole('link', { name: `Game ${number} Storm Point, Autumn Cup` }).click()
  await expect(page.getByRole('heading', { name: `Autumn Cup, Game ${number}` })).toBeVisible()
}

test('results and bans are found and corrected', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, GAMES)
  const page = await open(admin, CORRECTIONS, { address })
  await expect(page.getByText('No corrections yet')).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('owls autumn 2026-10-01')
  await openGame(page, 1)
  await expect(page.getByText('More than one team has placement 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Correct Fjord' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('15 (unchanged)')).toBeVisible()
  await dialog.getByLabel('Placement').fill('3')
  await dialog.getByLabel('Legend 2').selectOption('Mad Maggie')
  await dialog.getByLabel('POI').selectOption('The Mill')
  await expect(dialog.getByText('15 before, 13 now')).toBeVisible()
  await expect(dialog.getByText('7 points for placement 3 plus 6 kills')).toBeVisible()
  await checkBothWidths(page, 'correction-result')
  await dialog.getByRole('button', { name: 'Save correction' }).dblclick()
  await expect(toast(page, 'Result corrected')).toBeVisible()
  const fjord = rowOf(page, 'Fjord')
  await expect(fjord.getByRole('cell')).toHaveText(['3', '6', '13', '', 'The Mill', ''])
  await expect(fjord.getByRole('img', { name: 'Mad Maggie, Assault' })).toBeVisible()
  await expect(page.getByText('4 corrections')).toBeVisible()
  const history = page.getByRole('table', { name: 'Corrections' })
  await expect(history.getByRole('row', { name: 'Points 15 13' })).toContainText(admin.username)

  await page.goBack()
  await expect(search).toHaveValue('owls autumn 2026-10-01')
  await openGame(page, 2)
  await expect(page.getByText("These bans don't match the bans and picks of Game 1")).toBeVisible()
  await checkAllLooks(page, 'correction-game')
  await page.getByRole('button', { name: 'Correct bans' }).click()
  await dialog.getByRole('button', { name: 'Use these bans' }).click()
  await dialog.getByRole('button', { name: 'Wattson, Controller' }).click()
  await checkBothWidths(page, 'correction-bans')
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await expect(toast(page, 'Bans corrected')).toBeVisible()
  await expect(history.getByRole('row', { name: 'Bans Fuse Ash, Wattson' })).toBeVisible()
})
