import { toast } from '../pages/admin-page.ts'
import { DRAFT, games, pill } from '../pages/draft-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { callApi } from '../support/people.ts'

const game = (id: number) => ({
  action: 'add',
  entry: { id, comp: ['ash', 'seer', 'loba'], bannedLegends: [], timestamp: 'earlier' },
})

test('a refused removal or reset takes its message back, and Remove works again at once', async ({
  address,
  admin,
  newPerson,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const send = (body: object) =>
    callApi(address, 'POST', '/api/legends/draft_history', { token: admin.token, body })
  await send({ action: 'reset' })
  await send(game(1))
  const page = await open(await newPerson(), DRAFT)
  await expect(pill(page)).toContainText('Live')
  let requests = 0
  await page.route('**/api/legends/draft_history', (route) => {
    requests += 1
    const json = { success: false, error: 'some_code', message: 'A sentence' }
    return route.fulfill({ status: 400, json })
  })

  // Two presses within half a second, the second one after the refusal of the first.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const presses of [1, 2]) {
    await page.getByRole('button', { name: 'Remove Game 1' }).click()
    await expect.poll(() => requests).toBe(presses)
    await expect(games(page)).toHaveCount(2)
  }
  await page.clock.resume()
  await expect(toast(page, 'Failed to remove entry. Please try again.')).toBeVisible()
  await expect(toast(page, 'Game 1 was removed')).toBeHidden()

  await page.getByRole('button', { name: 'Reset All' }).click()
  await page.getByRole('button', { name: 'Click again to reset' }).click()
  await expect(toast(page, 'Failed to reset. Some changes may not be synchronized.')).toBeVisible()
  await expect(toast(page, 'The draft was reset')).toBeHidden({ timeout: 1500 })
  await expect(games(page)).toHaveCount(2)
})
