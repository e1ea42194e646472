import { expect, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/held-answer.ts'
import { numbers, panel } from '../../pages/regular-page.ts'

const RECOMMENDED = '/api/recommendations/excel_recommended_comps'

test('panels below the window are drawn when they are scrolled to, and not with the rest', async ({
  gamesServer: { address },
  open,
}) => {
  const page = await open('guest', '/dashboard', { address })
  // They are also drawn after two seconds, which a slow machine needs for the rest.
  await page.addInitScript(`const later = setTimeout
    window.setTimeout = (run, ms, ...rest) => (ms === 2000 ? 0 : later(run, ms, ...rest))`)
  const letGo = await holdBack(page, `**${RECOMMENDED}`)
  await page.goto(`${address}/dashboard?teams=Alliance,Reed&columns=both`)
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(4)
  const top = panel(page, 'Top 3 Composition')
  await expect(top.getByRole('status')).toBeAttached()
  await expect(numbers(page, 'Top 3 Composition')).toHaveCount(0)
  await top.scrollIntoViewIfNeeded()
  await expect(numbers(page, 'Top 3 Composition')).toHaveCount(2)
  await letGo()
  await expect(panel(page, 'Recommended Comps')).toContainText('Value:')
})
