import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { rowOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { check, LOOKS, type Look, shoot } from './look.ts'
import { expectLargeTargets, expectNoSidewaysScroll, expectOrderlyHeadings } from './measure.ts'
import { createPerson } from './people.ts'
import { importFile } from './regular-games.ts'
import { STATS_CUP } from './stats-games.ts'

const STATS = '/dashboard?view=statsboard'
const FAULT = { success: false, error: 'internal', message: 'The disk is on fire.' }

const cells = (page: Page, row: string) => rowOf(page, row).getByRole('cell')
const names = (page: Page) => page.getByRole('rowheader').allTextContents()
const sortBy = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getByRole('button').click()
const region = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function prove(page: Page, screen: string, look: Look) {
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, screen, look)
  await check(page)
  await expectNoSidewaysScroll(page)
  await expectOrderlyHeadings(page)
  await expectLargeTargets(page, look.width === 390)
}

async function exported(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const [header = [], ...rows] = await readSheet(await readFile(await file.path()))
  return { name: file.suggestedFilename(), header, rows }
}

test('a guest reads teams and compares them, and the address keeps it all', async ({
  ownServer: { address, admin },
  open,
}) => {
  test.setTimeout(60_000)
  await importFile(address, admin, 'cup.csv', STATS_CUP)
  const page = await open('guest', STATS, { address })
  // Survival (3600 + 2100 + 3300) / 3 / 3 = 1000 s; kills 8 / 3; points 37 / 3 ± 2.920 x 5.686 / sqrt(3); placements 6 / 3.
  await expect(cells(page, 'Alliance')).toHaveText([
    'EMEA',
    '3low sample',
    /^16:40/,
    /^2\.67/,
    /^12\.33.*2\.75 to 21\.92$/,
    /^2\.00/,
  ])
  await expect(cells(page, '=Owls')).toHaveText([
    /^EMEA/,
    /^2/,
    /^15:50/,
    /^2\.50/,
    /^13\.00/,
    /^1\.50/,
  ])
  expect(await names(page)).toEqual(['=Owls', 'Alliance'])
  await expect(page.getByText('2 teams, EMEA')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeHidden()
  await cells(page, 'Alliance')
    .getByRole('button', { name: /^12\.33/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Avg. Score' })).toContainText(
    '37 in all, over 3 games: 12.33 a game.',
  )
  await page.keyboard.press('Escape')

  // First clicks: placement upwards, all others downwards.
  await sortBy(page, 'Avg. Placement')
  expect(await names(page)).toEqual(['=Owls', 'Alliance'])
  await expect(page).toHaveURL(/sort=avgPlacement/)
  await sortBy(page, 'Avg. Kills')
  expect(await names(page)).toEqual(['Alliance', '=Owls'])
  await sortBy(page, 'Avg. Kills')
  expect(await names(page)).toEqual(['=Owls', 'Alliance'])

  await region(page, 'EMEA').click()
  await expect(region(page, 'ALL')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('3 teams, All regions')).toBeVisible()
  await region(page, 'NA').click()
  await expect(region(page, 'ALL')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('1 team, NA')).toBeVisible()
  await region(page, 'ALL').click()
  await expect(region(page, 'APAC-N')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Start date').fill('2026-10-02')
  await expect(cells(page, 'Alliance').nth(1)).toHaveText(/^2/)
  await page.getByLabel('End date').fill('2026-10-01')
  await expect(page.getByText('The end is before the start')).toBeVisible()
  await expect(page.getByText('No statistics available for the selected criteria.')).toBeVisible()
  await page.getByLabel('Start date').fill('')
  await page.getByLabel('End date').fill('')
  await page.getByLabel('Min. games').fill('2')
  await expect(page.getByText('1 team with fewer than 2 games hidden.')).toBeVisible()
  await page.getByRole('searchbox').fill('LLI')
  await expect.poll(() => names(page)).toEqual(['Alliance'])

  await page.getByRole('checkbox', { name: 'Compare Alliance' }).check()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('checkbox', { name: 'Compare =Owls' }).check()
  const compared = page.getByRole('region', { name: 'Compare teams' })
  await expect(compared).toContainText('AAlliance12.332.75 to 21.92B=Owls13.00')
  await expect(
    page.getByRole('img', { name: /^2 teams\. Most points: =Owls with 13\.00/ }),
  ).toBeVisible()
  await page.reload()
  await expect(compared).toContainText('B=Owls13.00')
  await expect(page).toHaveURL(/regions=ALL&.*compare=Alliance,%3DOwls|compare=Alliance,=Owls/)

  await compared.getByRole('button', { name: 'Compositions of =Owls' }).click()
  await expect(page.getByRole('heading', { name: '=Owls' })).toBeVisible()
  await page.goBack()
  await expect(compared).toContainText('B=Owls13.00')

  await page.route('**/api/team_stats*', async (route) => {
    const { stats } = await (await route.fetch()).json()
    const many = Array.from({ length: 500 }, (_, n) => ({
      ...stats[0],
      teamName: `Team ${n + 1000}`,
    }))
    await route.fulfill({ json: { stats: many } })
  })
  await page.goto(`${STATS}&regions=ALL`)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '501')
  await page.getByRole('group', { name: 'Team Stats' }).evaluate((table) => {
    table.scrollTop = table.scrollHeight
  })
  await expect(page.getByRole('rowheader', { name: 'Team 1499' })).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
})

test('a user reads bans and compositions down to their matches', async ({
  ownServer: { address, admin },
  open,
}) => {
  test.setTimeout(60_000)
  await importFile(address, admin, 'cup.csv', STATS_CUP)
  const user = await createPerson(address, admin.token)
  const page = await open(user, `${STATS}&tab=bans`, { address })
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeHidden()
  await expect(cells(page, 'Ash').first()).toContainText('1100.0% of series')
  await expect(cells(page, 'Ash').nth(1)).toContainText('1.00')
  await expect(cells(page, 'Crypto').nth(1)).toContainText('2.00')
  await expect(cells(page, 'Crypto').nth(2)).toHaveText('Game 2')
  const grid = page.getByRole('table', { name: /^Of the bans that a game/ })
  await expect(grid.getByRole('row')).toHaveText([
    'LegendGame 1n 1Game 2n 1',
    /^Ash100\.0%.*0$/,
    /^Crypto0100\.0%/,
  ])
  await sortBy(page, 'Avg. Game Banned')
  await expect(page.getByRole('columnheader', { name: 'Avg. Game Banned' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('tab', { name: 'Comp Performance' }).click()
  await expect(page).toHaveURL(`${address}${STATS}&tab=comp_performance`)

  // Points 20 / 2 ± 6.314 x 5.657 / sqrt(2); 1 win of 2; placements 5 / 2; survival (2100 + 3300) / 2 / 3 = 900 s.
  const alter = page.getByRole('row', { name: 'Matches with Alter, Seer, Loba' })
  await expect(alter.getByRole('cell')).toHaveText([
    '2low sample',
    /^10\.00.*0\.00 to 35\.26$/,
    /^50\.00%.*12\.1% to 87\.9%$/,
    /^2\.5/,
    /^15:00/,
  ])
  await sortBy(page, 'Avg. Points')
  await expect(page.getByRole('rowheader').first()).toContainText('Alter, Seer, Loba')
  await expect(page.getByRole('region', { name: 'Points by composition' })).toContainText(
    'All games: 12.33',
  )
  await alter.getByRole('button', { name: /^Matches with/ }).click()
  const matches = page.getByRole('dialog', { name: 'Matches' })
  await expect(matches.getByRole('row')).toHaveText([
    /^Played/,
    '3 Oct 2026, 20:00Storm Point3114218:20',
    "2 Oct 2026, 20:00World's Edge246111:40",
  ])
  await page.reload()
  await expect(matches).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: "World's Edge" }).click()
  await expect(page.getByRole('region', { name: 'Alliance' })).toContainText(
    '1 composition in 1 game',
  )
  await page.getByRole('button', { name: 'Broken Moon' }).click()
  await expect(
    page.getByText('No composition data available for the selected criteria.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'All Maps' }).click()

  const team = page.getByRole('combobox', { name: 'Team' })
  await team.fill('nobody')
  await expect(page.getByText('No teams found')).toBeVisible()
  await team.fill('OW')
  await expect(page.getByRole('option')).toHaveText(['=Owls'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/team=(=|%3D)Owls/)
  await expect(page.getByText('2 compositions in 2 games')).toBeVisible()
  await page.getByRole('button', { name: 'Clear team' }).click()
  await expect(
    page.getByText('Please select a team to view composition performance.'),
  ).toBeVisible()
  await page.goto(`${STATS}&tab=comp_performance&team=Strangers`)
  await expect(page.getByText('No composition data available for this team.')).toBeVisible()
})

test('an administrator exports what is seen, and failures are told where they are', async ({
  ownServer: { address, admin },
  open,
  trouble,
}) => {
  test.setTimeout(60_000)
  await importFile(address, admin, 'cup.csv', STATS_CUP)
  const page = await open(admin, `${STATS}&sort=-teamName`, { address })
  const press = () => page.getByRole('button', { name: 'Export to Excel' }).click()
  const teams = await exported(page, press)
  expect(teams.name).toMatch(/^Team_Stats_\d{4}-\d\d-\d\d\.xlsx$/)
  expect(teams.header.slice(0, 5)).toEqual([
    'Team',
    'Region',
    'Games Played',
    'Avg. Survival Time (s)',
    'Avg. Survival Time (s), 90 % low',
  ])
  expect(teams.rows.map((row) => [row[0], row[2], row[3], row[9]])).toEqual([
    ['Alliance', 3, 1000, 37 / 3],
    ["'=Owls", 2, 950, 13],
  ])
  await page.getByRole('tab', { name: 'Comp Performance' }).click()
  await expect(page.getByText('2 compositions in 3 games')).toBeVisible()
  const comps = await exported(page, press)
  expect(comps.name).toMatch(/^Comp_Performance_/)
  expect(comps.rows[0]?.slice(0, 4)).toEqual(['Alliance', 'Alter, Seer, Loba', 2, 10])
  expect(comps.rows[0]?.[6]).toBe(50)

  trouble.expect(/status of 500|answer 500/)
  await page.route('**/api/legend_bans*', (route) => route.fulfill({ status: 500, json: FAULT }))
  await page.goto(`${STATS}&tab=bans`)
  const bans = page.getByRole('region', { name: 'Legend Bans' })
  await expect(bans.getByRole('alert')).toContainText(
    'Failed to fetch legend ban statistics: The disk is on fire.',
  )
  await expect(page.getByText('Sample data', { exact: true })).toHaveCount(3)
  await expect(bans.getByRole('columnheader', { name: 'est.' })).toHaveCount(3)
  await expect(bans.getByRole('row')).toHaveCount(22)
  await press()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This is sample data. Export anyway?')
  const sample = await exported(page, () =>
    question.getByRole('button', { name: 'Export' }).click(),
  )
  expect(sample.rows).toHaveLength(21)
  await page.unroute('**/api/legend_bans*')
  await bans.getByRole('button', { name: 'Retry' }).click()
  await expect(bans.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('Sample data', { exact: true })).toHaveCount(0)

  await page.route('**/api/team_stats*', (route) => route.fulfill({ json: { stats: 'none' } }))
  await page.goto(STATS)
  await expect(
    page.getByText('Failed to fetch team statistics: Received invalid data from server'),
  ).toBeVisible()
  await page.unroute('**/api/team_stats*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, 'Alliance')).toBeVisible()
  await page.route('**/api/teams/historical_comps', (route) =>
    route.fulfill({ status: 500, json: FAULT }),
  )
  await page.getByRole('tab', { name: 'Comp Performance' }).click()
  await expect(
    page.getByText('Failed to fetch team performance: The disk is on fire.'),
  ).toBeVisible()
})

test('the three tabs in every look', async ({ ownServer: { address, admin }, open, trouble }) => {
  test.setTimeout(90_000)
  trouble.expect(/status of 500|answer 500/)
  await importFile(address, admin, 'cup.csv', STATS_CUP)
  for (const look of LOOKS) {
    const page = await open(admin, `${STATS}&regions=ALL&compare=Alliance,=Owls`, { address, look })
    await expect(rowOf(page, 'Reed')).toBeVisible()
    await prove(page, 'stats-teams', look)
    await page.getByRole('tab', { name: 'Comp Performance' }).click()
    await expect(page.getByText('2 compositions in 3 games')).toBeVisible()
    await page.getByRole('combobox', { name: 'Team' }).click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3)
    // Its colours are those of every menu.
    if (look.theme === 'dark') await check(page)
    await page.keyboard.press('Escape')
    await prove(page, 'stats-comps', look)
    await page.route('**/api/legend_bans*', (route) => route.fulfill({ status: 500, json: FAULT }))
    await page.getByRole('tab', { name: 'Legend Bans' }).click()
    await expect(page.getByRole('region', { name: 'Ban rate by game' })).toBeVisible()
    await prove(page, 'stats-bans-sample', look)
  }
})
