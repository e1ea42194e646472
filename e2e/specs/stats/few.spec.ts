import { STATS } from '../../pages/stats-page.ts'
import { importGames } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'
import { lobbySeries, TONIGHTS } from '../../files/lobby-files.ts'

test('a heat map shades what happened often, and only outlines what happened in few games', async ({
  ownServer: { address, admin },
  open,
}) => {
  // Five series with a ban after game 1, two of them with one after game 2 too.
  for (const [index, games] of [3, 3, 2, 2, 2].entries()) {
    await importGames(address, admin, lobbySeries(TONIGHTS - index, games))
  }
  const page = await open('guest', `${STATS}&tab=bans`, { address })
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
