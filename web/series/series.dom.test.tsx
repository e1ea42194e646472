import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getSeries, listSeries } from '#contract/series/series.ts'
import { getNote } from '#contract/note/note.ts'
import { setEventRules } from '#contract/series/event-rules.ts'
import { CUP_SERIES } from '../testing/cup.ts'
import { fillField } from '../testing/fill.ts'
import { ADA } from '../testing/people.ts'
import { openPage } from '../testing/open-page.ts'
import { server } from '../testing/test-server.ts'

const SERIES = '/dashboard?view=series'

test('without games the page says that there are no series', async () => {
  await openPage(SERIES, { as: 'guest' })
  expect(await screen.findByText('No series yet')).toBeVisible()
})

const result = (game: number, points: number) => ({
  game,
  placement: 1,
  kills: 0,
  points,
  legends: [],
})

const game = (number: number) => ({
  number,
  map: 'stormpoint',
  startedAt: CUP_SERIES.lastPlayed,
  id: 1,
  bans: [],
  banned: null,
})

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => /^\d(?:Alliance|Reed)\d+/.exec(textContent)?.[0])

test('an editor chooses the rules of an event', async () => {
  server.answerEachIfAsked(listSeries, () => ({ series: [CUP_SERIES], total: 1 }))
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: [game(1)],
    teams: [{ team: 'Alliance', results: [result(1, 17)], startPoints: 3 }],
    nextBans: [],
    nextMap: null,
    matchPoint: null,
    equalPoints: 'games',
    banTie: 'series',
    eventRules: { equalPoints: null, banTie: null },
  })
  server.answer(getNote, { note: { text: '', version: 0, updated_by: null, updated_at: null } })
  server.answer(setEventRules, { success: true, message: 'Rules saved' })
  const user = await openPage(SERIES, { as: ADA })
  // 17 points of a game that gives 12, and 3 from before it.
  expect(await rowsOf('Standings after Game 1')).toEqual(['1Alliance20'])
  expect(screen.getByText('+3')).toBeVisible()
  expect(screen.getByText('+5')).toBeVisible()
  expect(screen.getByText(/^Equal points: best games, one by one/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rules' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rules of the event' })
  await user.selectOptions(within(dialog).getByLabelText('Equal points'), 'kills')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rules saved')).toBeVisible()
  expect(server.sent(setEventRules)).toEqual([
    { id: CUP_SERIES.id, rules: { equalPoints: 'kills', banTie: null } },
  ])
})

test('standings follow the chosen game, and a search without a match says so', async () => {
  server.answerEachIfAsked(listSeries, ({ search }) =>
    search === 'nobody' ? { series: [], total: 0 } : { series: [CUP_SERIES], total: 1 },
  )
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: [game(1), game(2)],
    teams: [
      { team: 'Alliance', results: [result(1, 17), result(2, 3)] },
      { team: 'Reed', results: [result(1, 9), result(2, 16)] },
    ],
    nextBans: [],
    nextMap: null,
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
  })
  const user = await openPage(SERIES, { as: 'guest' })
  expect(await rowsOf('Standings after Game 2')).toEqual(['1Reed25', '2Alliance20'])
  const chances = await screen.findByRole('table', { name: 'Where they finish' })
  await user.click(within(chances).getByRole('button', { name: 'Alliance' }))
  // Two teams are always in the first five.
  const needs = await screen.findByRole('table', { name: 'What Alliance needs next game' })
  expect(within(needs).getByRole('row', { name: /^75%/ })).toHaveTextContent('75%AnyAnyAnyAnyAny')
  await user.click(screen.getByRole('button', { name: 'Game 1 Storm Point' }))
  expect(await rowsOf('Standings after Game 1')).toEqual(['1Alliance17', '2Reed9'])
  const search = screen.getByRole('searchbox', { name: 'Search event, team or date' })
  await fillField(user, search, 'nobody')
  expect(await screen.findByText('No series match your search')).toBeVisible()
})
