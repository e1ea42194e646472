import { toast } from '../../pages/admin-page.ts'
import { DRAFT, games, pill } from '../../pages/draft-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi } from '../../support/people.ts'

const GAME = { id: 1, comp: ['ash', 'seer', 'loba'], bannedLegends: [], timestamp: 'earlier' }

test('a refused removal or reset takes its message back, and Remove works again at once', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const body = { action: 'add', entry: GAME }
  await callApi(address, 'POST', '/api/legends/draft_history', { token: admin.token, body })
  const page = await open(admin, DRAFT, { address })
  await expect(pill(page)).toContainText('Live')
  const offer = (text: string) => page.getByRole('status').filter({ hasText: text })
  let requests = 0
  await page.route('**/api/legends/draft_history', (route) => {
    requests += 1
    const json = { success: false, error: 'some_code', message: 'A sentence' }
    return route.fulfill({ status: 400, json })
  })

  // The time stands still, so the second press comes within half a second of the first.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const presses of [1, 2]) {
    await page.getByRole('button', { name: 'Remove Game 1' }).click()
    await expect.poll(() => requests).toBe(presses)
    await expect(games(page)).toHaveCount(2)
  }
  // Long enough for a toast to leave, and shorter than the four seconds that an offer stays.
  await page.clock.runFor(1000)
  await expect(offer('Game 1 was removed')).toHaveCount(0)
  await expect(toast(page, 'Failed to remove entry. Please try again.')).toBeVisible()

  await page.getByRole('button', { name: 'Reset All' }).click()
  await page.getByRole('button', { name: 'Click again to reset' }).click()
  const failure = 'Failed to reset. Some changes may not be synchronized.'
  await expect(toast(page, failure)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(offer('The draft was reset')).toHaveCount(0)
  await expect(games(page)).toHaveCount(2)
})
