import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getForecastSettings, setSeasonStarts } from '#contract/forecast/forecast-admin.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'
import { fillField } from '../../testing/fill.ts'

const AUGUST = Date.UTC(2025, 7, 5, 17) / 1000
const NOVEMBER = Date.UTC(2025, 10, 4, 18) / 1000

const starts = () => within(screen.getByRole('region', { name: 'Season starts' }))
const rows = () =>
  starts()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const answerStarts = (...seasonStarts: number[]) =>
  server.answer(getForecastSettings, {
    seasonStarts,
    trainedAt: null,
    examples: 0,
    failure: null,
    isTraining: false,
  })

test('a season start has a date that is not on the list yet, and is changed and deleted in its row', async () => {
  answerStarts(AUGUST, NOVEMBER)
  server.answer(setSeasonStarts, { success: true, message: 'Season starts saved' })
  const user = await openPage('/admin?tab=forecast', { as: ADA })
  await screen.findByRole('region', { name: 'Season starts' })
  const add = starts().getByRole('button', { name: 'Add start' })
  const field = starts().getByLabelText('New season start (UTC)')
  await user.click(add)
  expect(starts().getByRole('alert')).toHaveTextContent('Enter a date and time from 2019 to 2099')
  await fillField(user, field, '2025-08-05T17:00')
  await user.click(add)
  expect(starts().getByRole('alert')).toHaveTextContent('This season start is already on the list')
  const february = Date.UTC(2026, 1, 10, 18) / 1000
  await fillField(user, field, '2026-02-10T18:00')
  answerStarts(AUGUST, NOVEMBER, february)
  await user.click(add)
  expect(await screen.findByText('Season starts saved')).toBeVisible()
  await waitFor(() => expect(field).toHaveValue(''))
  await waitFor(() => expect(rows()[0]).toBe('10 Feb 2026, 18:00 UTC'))

  await user.click(screen.getByRole('button', { name: 'Change 10 Feb 2026, 18:00 UTC' }))
  const own = starts().getByLabelText('Season start (UTC)')
  expect(own).toHaveFocus()
  expect(own).toHaveValue('2026-02-10T18:00')
  await fillField(user, own, '2026-02-11T17:00')
  answerStarts(AUGUST, NOVEMBER, february + 23 * 3600)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(rows()[0]).toBe('11 Feb 2026, 17:00 UTC'))

  answerStarts(AUGUST, NOVEMBER)
  await user.click(screen.getByRole('button', { name: 'Delete 11 Feb 2026, 17:00 UTC' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await waitFor(() => expect(server.sent(setSeasonStarts)).toHaveLength(3))
  expect(
    server.sent(setSeasonStarts).map(({ seasonStarts }) => seasonStarts.toSorted((a, b) => a - b)),
  ).toEqual([
    [AUGUST, NOVEMBER, february],
    [AUGUST, NOVEMBER, february + 23 * 3600],
    [AUGUST, NOVEMBER],
  ])
})

test('a start that could not be saved disappears again, and what was typed stays', async () => {
  answerStarts(AUGUST, NOVEMBER)
  server.cutOff(setSeasonStarts)
  const letGo = server.hold(setSeasonStarts)
  const user = await openPage('/admin?tab=forecast', { as: ADA })
  await screen.findByRole('region', { name: 'Season starts' })
  const known = ['4 Nov 2025, 18:00 UTC', '5 Aug 2025, 17:00 UTC']
  expect(rows()).toEqual(known)

  const field = starts().getByLabelText('New season start (UTC)')
  await fillField(user, field, '2026-02-10T18:00')
  await user.click(starts().getByRole('button', { name: 'Add start' }))
  await waitFor(() => expect(rows()).toEqual(['10 Feb 2026, 18:00 UTC', ...known]))
  letGo()
  expect(await screen.findByText(/Couldn't save the season starts/)).toBeVisible()
  await waitFor(() => expect(rows()).toEqual(known))
  expect(field).toHaveValue('2026-02-10T18:00')
  const [sent] = server.sent(setSeasonStarts)
  expect(sent?.seasonStarts.toSorted()).toEqual([
    AUGUST,
    NOVEMBER,
    Date.UTC(2026, 1, 10, 18) / 1000,
  ])
})

test('a user without the permission does not see the panel', async () => {
  await openPage('/admin?tab=forecast', { as: NOAH })
  await arriveAt('/dashboard')
  expect(screen.queryByRole('tab', { name: 'Forecast' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Season starts' })).toBeNull()
})
