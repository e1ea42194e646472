import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  checkLeague,
  fetchLeague,
  getLeague,
  type League,
  pauseLeague,
  resumeLeague,
} from '#contract/archive/league.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA, NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const LEAGUE = '/admin?tab=league'
const FETCH: League['fetch'] = {
  state: 'idle',
  season: null,
  split: null,
  region: null,
  isListed: false,
  total: 0,
  done: 0,
  startedBy: null,
  startedAt: null,
  fault: null,
  nextRequestAt: 0,
  failedSeries: 0,
  failed: [],
}
const NOTHING: League = {
  host: 'league.example',
  listedAt: null,
  seasons: [],
  parts: [],
  fetch: FETCH,
}
const part = (season: string, split: string, region: string, newSeries: number) => ({
  season,
  split: { id: `${season}-${split.replace(' ', '-')}`, name: split },
  region: { id: `${season}-${region}`, name: region },
  series: 10,
  games: 59,
  fetchedSeries: 10 - newSeries,
  fetchedGames: 59 - 6 * newSeries,
  newSeries,
})
const KNOWN: League = {
  ...NOTHING,
  listedAt: Date.UTC(2026, 10, 18, 18),
  seasons: [
    { id: '9', name: 'Year 9' },
    { id: '8', name: 'Year 8' },
  ],
  parts: [
    part('9', 'Split 1', 'Americas', 4),
    part('9', 'Split 1', 'EMEA', 2),
    part('9', 'Split 2', 'EMEA', 1),
    part('8', 'Split 2', 'EMEA', 0),
  ],
}
const running = (change: Partial<League['fetch']> = {}): League => ({
  ...KNOWN,
  fetch: {
    ...FETCH,
    state: 'running',
    season: '9',
    isListed: true,
    total: 7,
    done: 3,
    startedBy: 'ada',
    startedAt: KNOWN.listedAt,
    ...change,
  },
})
const DONE = (message: string) => ({ success: true as const, message })

const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).closest('div')?.textContent
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('switched off, the page says so in one sentence and offers nothing', async () => {
  server.answer(getLeague, { ...NOTHING, host: null })
  await openPage(LEAGUE, { as: ADA })
  expect(await screen.findByText(/^Fetching the league's data is off\./)).toHaveTextContent(
    'LEAGUE_API',
  )
  expect(screen.queryByRole('button', { name: 'Check for new series' })).toBeNull()
})

test('seasons are checked first, then a season, split and region are chosen and fetched', async () => {
  server.answer(getLeague, NOTHING)
  server.answer(checkLeague, DONE('Checking for new series'))
  const user = await openPage(LEAGUE, { as: ADA })
  expect(await screen.findByText('No seasons yet')).toBeVisible()
  server.answer(getLeague, KNOWN)
  await user.click(await button('Check for new series'))
  await button('Fetch 7 series')
  expect(figure('Series')).toBe('Series30')
  expect(figure('Finished games')).toBe('Finished games177')
  expect(figure('Series fetched')).toBe('Series fetched23')

  await user.selectOptions(screen.getByLabelText('Split'), 'Split 1')
  await user.selectOptions(screen.getByLabelText('Region'), 'EMEA')
  expect(location.search).toContain('split=9-Split')
  expect(figure('New series')).toBe('New series2')
  server.answer(fetchLeague, DONE('Fetch started'))
  server.answer(getLeague, running())
  await user.click(await button('Fetch 2 series'))
  expect(await screen.findByText('3 of 7 series')).toBeVisible()
  expect(server.sent(fetchLeague)).toEqual([{ season: '9', split: '9-Split-1', region: '9-EMEA' }])

  await user.selectOptions(screen.getByLabelText('Season'), 'Year 8')
  expect(screen.getByLabelText('Split')).toHaveValue('')
  expect(figure('New series')).toBe('New series0')
})

test('a fetch is paused and resumed', async () => {
  server.answer(getLeague, running())
  server.answer(pauseLeague, DONE('Fetch paused'))
  const user = await openPage(LEAGUE, { as: ADA })
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 7 series')
  expect(screen.getByText(/^You can leave this page/)).toHaveTextContent('Started by ada')
  server.answer(getLeague, running({ state: 'paused' }))
  await user.click(await button('Pause'))
  server.answer(resumeLeague, DONE('Fetch resumed'))
  await user.click(await button('Resume'))
  await waitFor(() => expect(server.sent(resumeLeague)).toHaveLength(1))
})

test('a failed request says why and when the next one comes, a series that failed is named', async () => {
  server.answer(
    getLeague,
    running({
      fault: 'league.example answered with an error (503).',
      failedSeries: 1,
      failed: [{ name: 'Split 1, EMEA, Group A vs B', fault: 'It was refused.' }],
    }),
  )
  await openPage(LEAGUE, { as: ADA })
  const progress = await screen.findByRole('region', { name: 'Series fetched' })
  expect(progress).toHaveTextContent('answered with an error (503). Next try')
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent("1 series couldn't be fetched. The next fetch tries again.")
  expect(within(alert).getByRole('listitem')).toHaveTextContent(
    'Split 1, EMEA, Group A vs B: It was refused.',
  )
})

test('at the end the page leads to the lobby', async () => {
  server.answer(getLeague, running({ state: 'done', done: 7 }))
  await openPage(LEAGUE, { as: ADA })
  expect(await screen.findByText(/^7 series fetched\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the lobby' })).toHaveAttribute('href', '/dashboard')
})

test('what the server refuses is said', async () => {
  server.answer(getLeague, KNOWN)
  server.refuse(fetchLeague, 409, 'league_running', 'A fetch is running. Pause it first.')
  const user = await openPage(LEAGUE, { as: ADA })
  await user.click(await button('Fetch 7 series'))
  expect(
    await screen.findByText("Couldn't do that. A fetch is running. Pause it first."),
  ).toBeVisible()
})

test('only administrators are led there from the empty archive', async () => {
  await openPage('/dashboard?view=series', { as: ADA })
  expect(await screen.findByRole('link', { name: 'Fetch league data' })).toHaveAttribute(
    'href',
    LEAGUE,
  )
  await openPage('/dashboard?view=series', { as: NOAH })
  expect(screen.queryByRole('link', { name: 'Fetch league data' })).toBeNull()
})
