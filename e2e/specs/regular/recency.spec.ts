import { numbers, panel, showWeighted } from '../../pages/regular-page.ts'
import { gameRows, importGames } from '../../files/archive-files.ts'
import { expect, test } from '../../support/fixtures.ts'

const reed = (event: string, day: string, legends: readonly string[]) =>
  gameRows(event, 1, '', [{ team: 'Reed', placement: 1, kills: 4, legends }]).map((row) =>
    row.replace('2026-10-01', day),
  )

test('in an old archive recency counts from a day after the newest game, and the panel says so', async ({
  ownServer: { address, admin },
  open,
}) => {
  await importGames(address, admin, [
    ...reed('Summer', '2026-09-01', ['Ash', 'Crypto', 'Newcastle']),
    ...reed('Autumn', '2026-10-03', ['Wraith', 'Catalyst', 'Newcastle']),
  ])
  const page = await open('guest', '/dashboard?teams=Reed', { address })
  const likely = panel(page, 'Likely Compositions')
  await expect(likely).toContainText(
    'Recency counted from 4 Oct 2026, a day after the newest game.',
  )
  // Both were played once, in game 1: 1000 + 300 + 100 + 5 = 1405. Times 3 after one day, times 0.15 after 33 days.
  await showWeighted(page)
  await expect(numbers(page, 'Likely Compositions')).toHaveText(['95%', '5%'])
  await numbers(page, 'Likely Compositions').first().click()
  await expect(page.getByText('× 3: last played 1 day ago')).toBeVisible()
})
