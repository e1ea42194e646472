import { expect, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/held-answer.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'
import { numbers, panel, teamRow } from '../../pages/regular-page.ts'

const RECOMMENDED = '/api/recommendations/excel_recommended_comps'

test('an address with teams requests its data once, before the view is drawn', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open('guest', '/dashboard', { address })
  await expect(panel(page, 'Recommended Comps')).toContainText('Value:')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`${address}/dashboard?teams=Alliance,Reed&ban=ash&game=3&map=stormpoint`)
  await expect(teamRow(page, 'Reed')).toContainText('2 games')
  await expect(page.getByRole('region', { name: 'Next ban' })).toContainText('after Game 3')
  await expect(page.getByRole('region', { name: 'Recommended Comps' })).toContainText('Value:')
  const first = [
    '/api/roster',
    '/api/archive',
    '/api/historical_team_comps',
    '/api/forecast',
    RECOMMENDED,
  ]
  expect(first.map((path) => requested.filter((other) => other === path).length)).toEqual([
    1, 1, 1, 1, 1,
  ])
})

test('panels below the window are drawn when they are scrolled to, and not with the rest', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open('guest', '/dashboard', { address })
  // They are also drawn after two seconds, which a slow machine needs for the rest.
  await page.addInitScript(`const later = setTimeout
    window.setTimeout = (run, ms, ...rest) => (ms === 2000 ? 0 : later(run, ms, ...rest))`)
  const letGo = await holdBack(page, `**${RECOMMENDED}`)
  await page.goto(`${address}/dashboard?teams=Alliance,Reed`)
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(4)
  const top = panel(page, 'Top 3 Composition')
  await expect(top.getByRole('status')).toBeAttached()
  await expect(numbers(page, 'Top 3 Composition')).toHaveCount(0)
  await top.scrollIntoViewIfNeeded()
  await expect(numbers(page, 'Top 3 Composition')).toHaveCount(2)
  await letGo()
  await expect(panel(page, 'Recommended Comps')).toContainText('Value:')
})
