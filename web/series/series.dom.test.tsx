import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getSeries, listSeries } from '#contract/series/series.ts'
import { CUP_SERIES } from '../testing/cup.ts'
import { fillField } from '../testing/fill.ts'
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
  replay: null,
  bans: [],
  banned: null,
})

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => /^\d(?:Alliance|Reed)\d+/.exec(textContent)?.[0])

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
