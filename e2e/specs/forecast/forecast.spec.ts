import type { Page } from '@playwright/test'
import { forecastOf, numbers, panel } from '../../pages/regular-page.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi } from '../../support/people.ts'

const FORECAST = '**/api/forecast'
const TEAMS = '/dashboard?teams=Alliance,Owls%252C Copper,Reed'

const nextBans = (page: Page) => panel(page, 'Next ban').getByRole('button', { name: 'Ban it' })

test('the forecast follows known picks and the bans of the live draft', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open(admin, `${TEAMS}&known=mirage-vantage-octane:Reed`, { address })
  await expect(forecastOf(page, 'Alliance')).toContainText(/\d%$/)
  await expect(forecastOf(page, 'Reed')).toContainText('OctaneVantMirage')
  const first = (await nextBans(page).first().textContent()) ?? ''
  await page.getByRole('switch', { name: 'Follow the live draft' }).check()
  await expect(page.getByText('No bans')).toHaveCount(0)
  await expect(nextBans(page).first()).toHaveText(first)
  const { token } = admin
  const banned = first.replace(/\d.*/, '')
  await callApi(address, 'POST', '/api/ban', { token, body: { legend: banned } })
  await expect(nextBans(page).first()).not.toHaveText(first)
})

test('a part of the view that loads late does not request a failed forecast again', async ({
  gamesServer: { address },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*\/api\/forecast/)
  const page = await open('guest', '/credits', { address })
  await page.route(FORECAST, (route) => route.abort())
  const late = Promise.withResolvers<void>()
  await page.route(/NextBanChip-.*\.js/, (route) => late.promise.then(() => route.fallback()))
  await page.goto(`${TEAMS}&columns=both`)
  await expect(numbers(page, 'Likely Compositions')).toHaveCount(6)
  const retry = panel(page, 'Next ban').getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute(FORECAST)
  const part = page.waitForResponse(/NextBanChip-.*\.js/)
  late.resolve()
  await (await part).finished()
  await retry.click()
  await expect(forecastOf(page, 'Reed')).toContainText(/\d%$/)
})
