import { rowOf } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone } from '../../support/look.ts'
import { checkAllLooks } from '../../support/check-screen.ts'
import {
  cells,
  exported,
  expectLoading,
  names,
  sortBy,
  STATS,
  toggle,
} from '../../pages/stats-page.ts'

const CALL = '**/api/team_stats*'

test('a guest reads teams and compares them, and the address keeps it all', async ({
  statsServer: { address },
  open,
}) => {
  const page = await open('guest', STATS, { address })
  // Survival (3600 + 2100 + 3300) / 3 / 3 = 1000 s; kills 8 / 3; points 37 / 3 ± 2.920 x 5.686 / sqrt(3); placements 6 / 3.
  await expect(cells(page, 'Alliance')).toHaveText([
    'EMEA',
    '3few',
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
    '37 in total over 3 games: 12.33 per game.',
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

  await toggle(page, 'EMEA').click()
  await expect(toggle(page, 'ALL')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('3 teams, All regions')).toBeVisible()
  await toggle(page, 'NA').click()
  await expect(toggle(page, 'ALL')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('1 team, NA')).toBeVisible()
  await page.getByRole('link', { name: 'POI Data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'POI Data' })).toBeVisible()
  await page.getByRole('link', { name: 'Stats' }).click()
  await expect(page.getByText('1 team, NA')).toBeVisible()
  await toggle(page, 'APAC-S').click()
  await toggle(page, 'NA').click()
  await expect(page.getByText('3 teams have another region or none.')).toBeVisible()
  await toggle(page, 'Show all regions').click()
  await expect(toggle(page, 'APAC-N')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Start date').fill('2026-10-02')
  await expect(cells(page, 'Alliance').nth(1)).toHaveText(/^2/)
  await page.getByLabel('End date').fill('2026-10-01')
  await expect(page.getByText('End date is before start date')).toBeVisible()
  await expect(page.getByText('The end date is before the start date.')).toBeVisible()
  await expect(page.getByText('No statistics available for the selected criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByText('2 teams, EMEA')).toBeVisible()
  await expect(page.getByLabel('End date')).toHaveValue('')
  await toggle(page, 'ALL').click()
  await page.getByLabel('Min. games').fill('2')
  await expect(page.getByText('1 team hidden (fewer than 2 games).')).toBeVisible()
  await page.getByRole('searchbox').fill('LLI')
  await expect.poll(() => names(page)).toEqual(['Alliance'])

  await page.getByRole('checkbox', { name: 'Compare Alliance' }).check()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('checkbox', { name: 'Compare =Owls' }).check()
  const compared = page.getByRole('region', { name: 'Compare teams' })
  await expect(compared).toContainText('AAlliance12.332.75 to 21.92B=Owls13.00')
  await expect(
    page.getByRole('img', { name: /^2 teams\. Most points: =Owls with 13\.00 .* over 2 games/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/regions=ALL&.*compare=Alliance,%3DOwls|compare=Alliance,=Owls/)
  await expectLoading(page, CALL, 'Loading team statistics...', () => page.reload())
  await expect(compared).toContainText('B=Owls13.00')

  await compared.getByRole('button', { name: 'Compositions of =Owls' }).click()
  await expect(page.getByRole('heading', { name: '=Owls' })).toBeVisible()
  await page.goBack()
  await expect(compared).toContainText('B=Owls13.00')

  await page.route(CALL, async (route) => {
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

test('an administrator exports the teams as they are sorted, and a failure is told in place', async ({
  statsServer: { address, admin },
  open,
}) => {
  const page = await open(admin, `${STATS}&sort=-teamName`, { address })
  const teams = await exported(page, () => toggle(page, 'Export to Excel').click())
  expect(teams.name).toMatch(/^Team_Stats_\d{4}-\d\d-\d\d\.xlsx$/)
  expect(teams.header.slice(0, 5)).toEqual([
    'Team',
    'Region',
    'Games Played',
    'Avg. Survival Time (s)',
    'Avg. Survival Time (s), 90% low',
  ])
  expect(teams.rows.map((row) => [row[0], row[2], row[3], row[9]])).toEqual([
    ['Alliance', 3, 1000, 37 / 3],
    ["'=Owls", 2, 950, 13],
  ])
  // While the table still shows the teams of before, neither a count nor a sheet says otherwise.
  const answer = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await answer.promise
    await route.fulfill({ json: { stats: [] } })
  })
  await toggle(page, 'NA').click()
  await expect(toggle(page, 'Export to Excel')).toBeDisabled()
  await expect(page.getByText('2 teams, ')).toBeHidden()
  answer.resolve()
  await expect(page.getByText('0 teams, ')).toBeVisible()
  await page.route(CALL, (route) => route.fulfill({ json: { stats: 'none' } }))
  await page.goto(STATS)
  await expect(
    page.getByText('Failed to fetch team statistics: Received invalid data from server'),
  ).toBeVisible()
  await page.unroute(CALL)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, 'Alliance')).toBeVisible()
})

test('teams look right in both themes and widths, and on paper', async ({
  statsServer: { address, admin },
  open,
}) => {
  const page = await open(admin, `${STATS}&regions=ALL&compare=Alliance,=Owls`, { address })
  await expect(rowOf(page, 'Reed')).toBeVisible()
  await checkAllLooks(page, 'stats-teams')
  const table = page.getByRole('group', { name: 'Team Stats' })
  await asPhone(page, async () => {
    // The faded edge goes once nothing follows.
    await table.evaluate((one) => one.scrollTo(0, 0))
    await expect(table).toHaveAttribute('data-more')
    await table.evaluate((one) => one.scrollTo(one.scrollWidth, 0))
    await expect(table).not.toHaveAttribute('data-more')
  })
  // A sheet of paper within its margins.
  await page.setViewportSize({ width: 688, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})
