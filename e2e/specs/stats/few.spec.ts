import { getLegendBans } from '#contract/stats/stats.ts'
import { STATS } from '../../pages/stats-page.ts'
import { expect, test } from '../../support/fixtures.ts'

/** Five series with a ban after game 1, two of them with one after game 2 too. */
const BANS = getLegendBans.output.parse({
  banStats: [
    ['Ash', 1, 5],
    ['Wraith', 2, 2],
  ].map(([legendName, game, bans]) => ({
    legendName,
    banCount: bans,
    avgGameBanned: game,
    mostCommonGameBan: game,
    banRate: Number(bans) * 20,
    games: [{ game, bans }],
  })),
  series: 5,
})

test('a heat map shades what happened often, and only outlines what happened in few games', async ({
  open,
}) => {
  const page = await open('guest', '/credits')
  await page.route('**/api/legend_bans*', (route) => route.fulfill({ json: BANS }))
  await page.goto(`${STATS}&tab=bans`)
  const grid = page.getByRole('table', { name: /^Share of bans/ })
  const first = grid.getByRole('row', { name: /^Ash/ }).getByRole('cell').nth(0)
  const second = grid
    .getByRole('row', { name: /^Wraith/ })
    .getByRole('cell')
    .nth(1)
  await expect(first).toContainText('100')
  await expect(second).toContainText('100')
  await expect(first).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(first).toHaveCSS('box-shadow', 'none')
  await expect(second).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(second).not.toHaveCSS('box-shadow', 'none')
  await expect(grid.getByRole('columnheader', { name: 'Game 2' })).toContainText('few')
  await expect(grid.getByRole('columnheader', { name: 'Game 1' })).not.toContainText('few')
})
