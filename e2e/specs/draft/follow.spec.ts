import { getDraft } from '#contract/draft/draft.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone, check } from '../../support/look.ts'
import { callApi } from '../../support/people.ts'
import { legendTile } from '../../pages/regular-page.ts'

const FOLLOW = 'Follow the live draft'

test('a reader follows the live draft, bans in it, takes it back and returns to the own bans', async ({
  ownServer: { address, admin },
  open,
}) => {
  const page = await open(admin, '/dashboard?ban=ash', { address })
  const follow = page.getByRole('switch', { name: FOLLOW })
  await expect(legendTile(page, 'Ash')).toHaveAccessibleName(/banned/)
  await follow.check()
  const shared = page.getByText(
    'Bans are shared: clicking a legend bans or unbans it for everyone.',
  )
  await expect(shared).toBeVisible()
  await expect(page.getByRole('status').getByText('Next up: Game 1.')).toBeVisible()
  await expect(legendTile(page, 'Ash')).not.toHaveAccessibleName(/banned/)

  const { token } = admin
  await callApi(address, 'POST', '/api/ban', { token, body: { legend: 'mad_maggie' } })
  await expect(legendTile(page, 'Mad Maggie')).toHaveAccessibleName(/banned/)
  await legendTile(page, 'Crypto').click()
  const banned = async () =>
    getDraft.output.parse((await callApi(address, 'GET', '/api/draft', { token })).body)
      .banned_legends
  await expect.poll(banned).toEqual(['mad_maggie', 'crypto'])
  await expect(
    page.getByRole('status').getByText('Next up: Game 1. 2 legends banned,'),
  ).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(banned).toEqual(['mad_maggie'])
  await expect(legendTile(page, 'Crypto')).not.toHaveAccessibleName(/banned/)

  await page.reload()
  await expect(legendTile(page, 'Mad Maggie')).toHaveAccessibleName(/banned/)
  await check(page)
  await asPhone(page, async () => {
    await page.getByRole('button', { name: 'Ban a Legend' }).click()
    await expect(shared).toBeVisible()
    await check(page)
  })
  await legendTile(page, 'Crypto').click()
  await expect.poll(banned).toEqual(['mad_maggie', 'crypto'])
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeEnabled()
  await follow.uncheck()
  await expect(undo).toBeDisabled()
  await expect(legendTile(page, 'Mad Maggie')).not.toHaveAccessibleName(/banned/)
  await expect(legendTile(page, 'Ash')).toHaveAccessibleName(/banned/)
  expect(await banned()).toEqual(['mad_maggie', 'crypto'])
})
