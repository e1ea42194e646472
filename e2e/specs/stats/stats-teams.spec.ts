import { teamStat } from '../../../web/stats/test-stats.ts'
import { rowOf } from '../../pages/admin-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone } from '../../support/look.ts'
import { checkAllLooks } from '../../support/check-screen.ts'
import { cells, exported, names, sortBy, STATS, toggle } from '../../pages/stats-page.ts'

const CALL = '**/api/team_stats*'

test('an administrator reads and exports the averages of teams', async ({
  statsServer: { address, admin },
  open,
}) => {
  const page = await open(admin, STATS, { address })
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
  await cells(page, 'Alliance')
    .getByRole('button', { name: /^12\.33/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Avg. Score' })).toContainText(
    '37 in total over 3 games: 12.33 per game.',
  )
  await page.keyboard.press('Escape')
  await page.getByLabel('Start date').fill('2026-10-02')
  await expect(cells(page, 'Alliance').nth(1)).toHaveText(/^2/)
  await page.getByLabel('Start date').fill('')

  await sortBy(page, 'Team')
  expect(await names(page)).toEqual(['Alliance', '=Owls'])
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
})

test('of very many teams only those in sight are drawn', async ({ open }) => {
  const page = await open('guest', '/credits')
  const stats = Array.from({ length: 500 }, (_, n) => teamStat(`Team ${n + 1000}`))
  await page.route(CALL, (route) => route.fulfill({ json: { stats } }))
  await page.goto(`${STATS}&regions=ALL`)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '501')
  await page.getByRole('group', { name: 'Team Stats' }).evaluate((table) => {
    table.scrollTop = table.scrollHeight
  })
  await expect(page.getByRole('rowheader', { name: 'Team 1499' })).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
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
