import type { Page } from '@playwright/test'
import { cells, exported, STATS } from '../../pages/stats-page.ts'
import { checkAllLooks, checkThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone } from '../../support/look.ts'

const PLAYERS = `${STATS}&tab=players`

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the numbers of players are read and exported, and a team leads to its players', async ({
  statsServer: { address, admin },
  open,
}) => {
  const page = await open(admin, PLAYERS, { address })
  await expect(page.getByText('6 players', { exact: true })).toBeVisible()
  // Kills 5, 1, 2: 8 / 3 ± 2.920 x 2.082 / sqrt(3). Survival (1200 + 700 + 1100) / 3 = 1000 s.
  await expect(cells(page, 'Show Alliance 0')).toHaveText([
    'Alliance',
    '3 few',
    /^2\.67.*0\.00 to 6\.18$/,
    '–',
    '–',
    /^16:40/,
    /^Alter67%Ash33%$/,
  ])
  await expect(page.getByRole('button', { name: /^Show / })).toHaveText([
    'Alliance 0',
    '=Owls 0',
    'Alliance 1',
    'Alliance 2',
    '=Owls 1',
    '=Owls 2',
  ])
  await cells(page, 'Show Alliance 0')
    .getByRole('button', { name: /^2\.67/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Kills a game' })).toContainText(
    '8 in total over 3 games: 2.67 per game.',
  )
  await page.keyboard.press('Escape')

  // Without a choice the first player is shown. Places 1, 4, 1.
  await expect(panel(page, 'Alliance 0')).toContainText('Alliance, 3 games')
  await expect(panel(page, 'Alliance 0')).toContainText(/Avg\. place2\.0/)
  await expect(panel(page, 'When Ash was banned')).toContainText('Alter2 of 2')
  await expect(page.getByRole('table', { name: 'Legends' }).getByRole('row')).toHaveText([
    /^LegendGamesKillsAvg\. pts$/,
    /^Alter few21\.50.*10\.0/,
    /^Ash few15\.00one game17\.0one game$/,
  ])
  const { header, rows } = await exported(page, () =>
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  )
  expect(header.slice(0, 4)).toEqual(['Player', 'Team', 'Games', 'Kills a game'])
  expect(rows[0]?.slice(0, 3)).toEqual(['Alliance 0', 'Alliance', 3])

  await panel(page, 'Alliance 0').getByRole('link', { name: 'Team page' }).click()
  const roster = page.getByRole('table', { name: 'Roster' })
  await roster.getByRole('button', { name: 'Alliance 0' }).click()
  const card = page.getByRole('dialog', { name: 'Alliance 0' })
  await expect(card).toContainText('Kills a game2.67 0.00 to 6.18')
  await card.getByRole('link', { name: 'All numbers' }).click()
  await expect(page.getByText('1 player', { exact: true })).toBeVisible()
  await expect(panel(page, 'Alliance 0')).toContainText('3 games')
})

test('the players are readable in both themes and widths', async ({
  statsServer: { address },
  open,
}) => {
  const page = await open('guest', `${PLAYERS}&regions=ALL`, { address })
  await expect(page.getByRole('button', { name: 'Show Alliance 0' })).toBeVisible()
  await expect(panel(page, 'When Ash was banned')).toBeVisible()
  await checkAllLooks(page, 'players')
  await asPhone(page, async () => {
    await page.getByRole('button', { name: 'Show Alliance 0' }).click()
    await expect(page.getByRole('dialog', { name: 'Player' })).toContainText('Alliance, 3 games')
    await checkThemes(page, 'players-sheet', 390)
  })
  await panel(page, 'Alliance 0').getByRole('link', { name: 'Player page' }).click()
  await expect(page.getByRole('table', { name: 'Latest games' })).toBeVisible()
  await checkAllLooks(page, 'player')
})
