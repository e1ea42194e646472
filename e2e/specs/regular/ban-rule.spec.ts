import { getBanRule } from '#contract/ban-rule.ts'
import { expect, test } from '../../support/fixtures.ts'
import { checkThemes } from '../../support/check-screen.ts'
import { WIDTHS } from '../../support/look.ts'
import { callApi } from '../../support/people.ts'

const RULE = '/api/settings/ban_rule'

test('an administrator changes the tie rule, everyone gets it at once, and a failure can be retried', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*ban_rule/)
  const stored = async () =>
    getBanRule.output.parse((await callApi(address, 'GET', RULE, {})).body).tieRule
  const page = await open(admin, '/admin?tab=settings', { address })
  await expect(page.getByRole('radio', { name: 'Points in the game' })).toBeChecked()
  await page.getByRole('radio', { name: 'Picks over the series' }).check()
  await expect(page.getByText('Rule saved')).toBeVisible()
  expect(await stored()).toBe('series')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Picks over the series' })).toBeChecked()

  await page.route(`**${RULE}`, (route) => route.abort())
  await page.getByRole('radio', { name: 'Name', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText("Couldn't save the rule")
  await expect(page.getByRole('radio', { name: 'Picks over the series' })).toBeChecked()
  await page.unroute(`**${RULE}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('radio', { name: 'Name', exact: true })).toBeChecked()
  await expect.poll(stored).toBe('name')
})

for (const width of WIDTHS) {
  test(`the settings of the admin panel at ${width}`, async ({ open, admin }) => {
    const page = await open(admin, '/admin?tab=settings', { look: { theme: 'light', width } })
    await expect(page.getByRole('radio')).toHaveCount(3)
    await checkThemes(page, 'admin-settings', width)
  })
}
