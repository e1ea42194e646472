import { expect, test } from '../../support/fixtures.ts'
import { asPhone, check } from '../../support/look.ts'
import { createPerson } from '../../support/people.ts'
import { checkAllLooks } from '../../support/check-screen.ts'
import {
  cells,
  exported,
  expectLoading,
  FAULT,
  sortBy,
  STATS,
  toggle,
} from '../../pages/stats-page.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'

const BANS = '**/api/legend_bans*'
const COMPS = '**/api/teams/historical_comps'

test('a user reads bans and compositions down to their matches', async ({
  statsServer: { address, admin },
  open,
}) => {
  const user = await createPerson(address, admin.token)
  const page = await open(user, STATS, { address })
  await expectLoading(page, BANS, 'Loading legend ban statistics...', () =>
    page.getByRole('tab', { name: 'Legend Bans' }).click(),
  )
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeHidden()
  await expect(cells(page, 'Ash').first()).toContainText('1100.0% of series')
  await expect(cells(page, 'Ash').nth(1)).toContainText('1.00')
  await expect(cells(page, 'Crypto').nth(1)).toContainText('2.00')
  await expect(cells(page, 'Crypto').nth(2)).toHaveText('Game 2')
  const grid = page.getByRole('table', { name: /^Share of bans per legend/ })
  await expect(grid.getByRole('row')).toHaveText([
    'LegendGame 1n 1 fewGame 2n 1 few',
    /^Ash100\.0%.*0$/,
    /^Crypto0100\.0%/,
  ])
  await sortBy(page, 'Avg. Game Banned')
  await expect(page.getByRole('columnheader', { name: 'Avg. Game Banned' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await toggle(page, 'APAC-S').click()
  await toggle(page, 'EMEA').click()
  await expect(page.getByText('1 series has another region or none.')).toBeVisible()
  await toggle(page, 'Show all regions').click()
  await expect(grid).toBeVisible()
  await page.getByLabel('End date').fill('2026-09-30')
  await expect(
    page.getByText('No ban statistics available for the selected criteria.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(grid).toBeVisible()
  await expectLoading(page, COMPS, 'Loading team performance...', () =>
    page.getByRole('tab', { name: 'Comp Performance' }).click(),
  )
  await expect(page).toHaveURL(`${address}${STATS}&tab=comp_performance`)

  // Points 20 / 2 ± 6.314 x 5.657 / sqrt(2); 1 win of 2; placements 5 / 2; survival (2100 + 3300) / 2 / 3 = 900 s.
  const alter = page.getByRole('row', { name: 'Matches with Alter, Seer, Loba' })
  await expect(alter.getByRole('cell')).toHaveText([
    '2few',
    /^10\.00.*0\.00 to 35\.26$/,
    /^50\.00%.*12\.1% to 87\.9%$/,
    /^2\.5/,
    /^15:00/,
  ])
  const tracks = page.getByRole('table').locator('[class*=_track_]')
  await expect(tracks).toHaveCount(2)
  const lengths = await tracks.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(lengths[0]).toBe(lengths[1])
  await sortBy(page, 'Avg. Points')
  await expect(page.getByRole('rowheader').first()).toContainText('Alter, Seer, Loba')
  await expect(page.getByRole('region', { name: 'Points by composition' })).toContainText(
    /^Points by composition.*All games: 12\.33 on average over 3 games, 2\.75 to 21\.92.*2 games10\.00/,
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
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByText('2 compositions in 3 games')).toBeVisible()

  const team = page.getByRole('combobox', { name: 'Team' })
  await team.click()
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(team).toHaveValue('Alliance')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(team).toHaveValue('Alliance')
  // Sooner than the list is searched.
  await page.keyboard.type('ree')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/team=Reed/)
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
  await toggle(page, 'Reed').click()
  await expect(page.getByRole('heading', { name: 'Reed' })).toBeVisible()
})

test('an administrator exports what is seen, and failures are told where they are', async ({
  statsServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of (500|400)|answer (500|400)/)
  const page = await open(admin, `${STATS}&tab=comp_performance`, { address })
  const press = () => toggle(page, 'Export to Excel').click()
  await expect(page.getByText('2 compositions in 3 games')).toBeVisible()
  const comps = await exported(page, press)
  expect(comps.name).toMatch(/^Comp_Performance_/)
  expect(comps.rows[0]?.slice(0, 4)).toEqual(['Alliance', 'Alter, Seer, Loba', 2, 10])
  expect(comps.rows[0]?.[6]).toBe(50)

  await page.route(BANS, (route) => route.fulfill({ status: 500, json: FAULT }))
  await page.getByRole('tab', { name: 'Legend Bans' }).click()
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
  await page.unroute(BANS)
  // A question that is refused is answered: nothing is made up.
  await page.route(BANS, (route) => route.fulfill({ status: 400, json: FAULT }))
  await bans.getByRole('button', { name: 'Retry' }).click()
  await expect(bans.getByRole('row')).toHaveCount(0)
  await expect(bans.getByRole('alert')).toContainText('The disk is on fire.')
  await page.unroute(BANS)
  await bans.getByRole('button', { name: 'Retry' }).click()
  await expect(bans.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('Sample data', { exact: true })).toHaveCount(0)

  await page.route(COMPS, (route) => route.fulfill({ status: 500, json: FAULT }))
  await page.goto(`${STATS}&tab=comp_performance`)
  await expect(
    page.getByText('Failed to fetch team performance: The disk is on fire.'),
  ).toBeVisible()
  await page.unroute(COMPS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('2 compositions in 3 games')).toBeVisible()
})

test('compositions and sample bans stand in every look', async ({
  statsServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 500|answer 500/)
  const page = await open(admin, `${STATS}&tab=comp_performance`, { address })
  await expect(page.getByText('2 compositions in 3 games')).toBeVisible()
  await checkAllLooks(page, 'stats-comps')
  await page.getByRole('combobox', { name: 'Team' }).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3)
  await check(page, 'all', '[role=listbox]')
  await asPhone(page, () => check(page, 'all', '[role=listbox]'))
  await page.keyboard.press('Escape')
  await page.route(BANS, (route) => route.fulfill({ status: 500, json: FAULT }))
  await page.getByRole('tab', { name: 'Legend Bans' }).click()
  await expect(page.getByRole('region', { name: 'Ban rate by game' })).toBeVisible()
  await checkAllLooks(page, 'stats-bans-sample')
})

test('an archive without the default team and region opens with what it has, and says so', async ({
  ownServer: { address, admin },
  open,
}) => {
  const games = CUP.replaceAll('Alliance', 'Herons').replaceAll('EMEA', 'NA')
  await uploadMatchFile(address, admin, 'cup.csv', games)
  const page = await open('guest', '/dashboard?view=statsboard&tab=comp_performance', { address })
  // Herons played three games, the others two.
  await expect(page.getByText('Alliance has no games here, so Herons is shown.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Herons' })).toBeVisible()
  await page.goto(`${address}/dashboard?view=statsboard&tab=stats`)
  await expect(
    page.getByText('No team of EMEA has games here, so all regions are shown.'),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /Herons/ })).toBeVisible()
})
