import { expect, test } from '../../support/fixtures.ts'
import { asPhone, check } from '../../support/look.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { cells, exported, FAULT, sortBy, STATS, toggle } from '../../pages/stats-page.ts'

const BANS = '**/api/legend_bans*'

test('bans and compositions are read down to their matches, and exported', async ({
  statsServer: { address, admin },
  open,
}) => {
  const page = await open(admin, `${STATS}&tab=bans`, { address })
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

  await page.getByRole('tab', { name: 'Comp Performance' }).click()
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
  await page.keyboard.press('Escape')
  await sortBy(page, 'Avg. Points')
  const comps = await exported(page, () => toggle(page, 'Export to Excel').click())
  expect(comps.name).toMatch(/^Comp_Performance_/)
  expect(comps.rows[0]?.slice(0, 4)).toEqual(['Alliance', 'Alter, Seer, Loba', 2, 10])
  expect(comps.rows[0]?.[6]).toBe(50)
})

test('compositions and sample bans look right, and sample bans can be exported', async ({
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
  await checkBothWidths(page, 'stats-bans-sample')
  await toggle(page, 'Export to Excel').click()
  const question = page.getByRole('alertdialog')
  const sample = await exported(page, () =>
    question.getByRole('button', { name: 'Export' }).click(),
  )
  expect(sample.rows).toHaveLength(21)
})
