import type { Page } from '@playwright/test'
import { getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { NEW_RECORD, RECORD } from '../../../web/forecast/record/test-report.ts'
import { CUP, uploadMatchFile } from '../../files/regular-games.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi } from '../../support/people.ts'

const CALL = '/api/forecast/record'
const TRACK = '/dashboard?view=track'

test.use({ trains: true })

/** A server has such a record only after weeks of forecasts, so the answer is invented. */
const answer = (page: Page, json: object) =>
  page.route(`**${CALL}`, (route) => route.fulfill({ json }))

test('the track record on screen', async ({ open }) => {
  const page = await open('guest', '/credits')
  await answer(page, RECORD)
  await page.goto(TRACK)
  await expect(page.getByRole('heading', { name: 'Live forecasts' })).toBeVisible()
  await checkAllLooks(page, 'track')
  await page.getByRole('combobox', { name: 'What was forecast' }).selectOption('Next ban')
  await page.getByRole('radio', { name: 'Back-test' }).check({ force: true })
  await expect(page).toHaveURL(`${TRACK}&tab=next_ban&part=backtest`)
  await expect(page.getByRole('heading', { name: 'Back-test' })).toBeVisible()
  await checkBothWidths(page, 'track-ban')
  await page.getByRole('combobox', { name: 'What was forecast' }).selectOption('Plans')
  await expect(page.getByRole('table', { name: 'By game', exact: true })).toBeVisible()
  await checkAllLooks(page, 'track-plans')
  await page.getByRole('combobox', { name: 'What was forecast' }).selectOption('Banned by game n')
  await expect(page.getByRole('columnheader', { name: 'Counting' })).toBeVisible()
  await checkBothWidths(page, 'track-banned-by')

  await page.unroute(`**${CALL}`)
  await answer(page, NEW_RECORD)
  await page.goto(TRACK)
  await expect(page.getByText('Too few to judge. 12 of 30.')).toBeVisible()
  await checkBothWidths(page, 'track-few')
  await page.getByRole('radio', { name: 'Back-test' }).check({ force: true })
  await expect(page.getByText('1,200 of 2,700 games replayed')).toBeVisible()
  await checkBothWidths(page, 'track-running')
})

test('an imported series is replayed by itself, and the page says how little that means', async ({
  ownServer: { address, admin },
  open,
}) => {
  await uploadMatchFile(address, admin, 'cup.csv', CUP)
  // Three teams in two games and one in the third.
  const replayed = async () => {
    const { body } = await callApi(address, 'GET', CALL)
    return getTrackRecord.output.parse(body).backtest?.composition.n
  }
  await expect.poll(replayed).toBe(7)
  const page = await open('guest', `${TRACK}&part=backtest`, { address })
  await expect(page.getByText('Too few to judge. 7 of 30.')).toBeVisible()
})
