import type { Page } from '@playwright/test'
import { checkThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { WIDTHS } from '../../support/look.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'
import { NEW_RECORD, RECORD } from '../../../web/track/test-report.ts'

const CALL = '**/api/forecast/record'
const TRACK = '/dashboard?view=track'

/** A server has such a record only after weeks of forecasts, so the answer is invented. */
const answer = (page: Page, json: object) => page.route(CALL, (route) => route.fulfill({ json }))

for (const width of WIDTHS) {
  test(`the track record in both themes at ${width}`, async ({ open }) => {
    const page = await open('guest', '/credits', { look: { theme: 'light', width } })
    await answer(page, RECORD)
    await page.goto(TRACK)
    await expect(page.getByRole('heading', { name: 'Live forecasts' })).toBeVisible()
    await checkThemes(page, 'track', width)
    await page.getByRole('tab', { name: 'Next ban' }).click()
    await page.getByRole('radio', { name: 'Back-test' }).check({ force: true })
    await expect(page).toHaveURL(`${TRACK}&tab=next_ban&part=backtest`)
    await expect(page.getByRole('heading', { name: 'Back-test' })).toBeVisible()
    await checkThemes(page, 'track-ban', width)

    await page.unroute(CALL)
    await answer(page, NEW_RECORD)
    await page.goto(TRACK)
    await expect(page.getByText('Too few to judge. 12 of 30.')).toBeVisible()
    await checkThemes(page, 'track-few', width)
    await page.getByRole('radio', { name: 'Back-test' }).check({ force: true })
    await expect(page.getByText('1,200 of 2,700 games replayed')).toBeVisible()
    await checkThemes(page, 'track-running', width)
  })
}

test('an imported series is replayed by itself, and the page says how little that proves', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  const page = await open('guest', TRACK, { address })
  await page.getByRole('radio', { name: 'Back-test' }).check({ force: true })
  // Three teams in two games and one in the third.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Too few to judge. 7 of 30.')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('the rail and G K lead to the track record, and a failure can be retried', async ({
  open,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED .*forecast\/record/)
  const page = await open('guest', '/credits')
  await page.route(CALL, (route) => route.abort())
  await page.getByRole('link', { name: 'Track record' }).click()
  await expect(page.getByRole('alert')).toContainText("Couldn't load the track record")
  await page.unroute(CALL)
  await answer(page, RECORD)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table', { name: 'By game number' })).toBeVisible()
  await page.goto('/credits')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: 'Track record' })).toBeVisible()
})
