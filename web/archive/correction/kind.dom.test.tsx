import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findSeries, type FoundSeries, listCorrections } from '#contract/archive/correction.ts'
import { setEventKinds, setSeriesKind } from '#contract/archive/game-kind.ts'
import { listGameTwins } from '#contract/archive/game-twin.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const CUP: FoundSeries = {
  id: 5,
  event: 'Autumn Cup',
  set: null,
  startedAt: Date.UTC(2026, 9, 1, 18),
  region: null,
  bansEnabled: true,
  kind: 'other',
  isKindChosen: false,
  games: [{ id: 7, number: 1, map: 'stormpoint' }],
}

const openCorrections = async (address = '') => {
  server.answer(findSeries, { series: [CUP], hasMore: false })
  server.answer(listCorrections, { corrections: [] })
  server.answerIfAsked(listGameTwins, { twins: [], joined: [] })
  return openPage(`/admin?tab=corrections${address}`, { as: ADA })
}

test('an editor says that a series is a scrim, and can take it back', async () => {
  const user = await openCorrections()
  const kind = await screen.findByLabelText(/^Kind of Autumn Cup/)
  expect(kind).toHaveValue('other')
  expect(kind).toHaveTextContent('OfficialScrimOther')
  server.answer(setSeriesKind, { success: true, message: 'Kind saved' })
  server.answer(findSeries, {
    series: [{ ...CUP, kind: 'scrim', isKindChosen: true }],
    hasMore: false,
  })
  await user.selectOptions(kind, 'Scrim')
  expect(await screen.findByRole('option', { name: 'By its source' })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(/^Kind of Autumn Cup/), 'By its source')
  await expect
    .poll(() => server.sent(setSeriesKind))
    .toEqual([
      { id: 5, kind: 'scrim' },
      { id: 5, kind: null },
    ])
})

test('all events that a search finds get a kind at once', async () => {
  const user = await openCorrections('&find=autumn')
  server.answer(setEventKinds, { success: true, message: '3 series changed' })
  await user.selectOptions(
    await screen.findByLabelText('Kind of all events with “autumn” in their name'),
    'Official',
  )
  expect(await screen.findByText('3 series changed')).toBeVisible()
  expect(server.sent(setEventKinds)).toEqual([{ search: 'autumn', kind: 'official' }])
})
