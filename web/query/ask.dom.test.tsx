import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { askArchive, getQueryCatalog, type QueryAnswer } from '#contract/query/query.ts'
import { fillField } from '../testing/fill.ts'
import { openPage } from '../testing/open-page.ts'
import { NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const ASK = '/dashboard?view=ask'

const row = (label: string, value: number, n: number) => ({
  key: label,
  label,
  n,
  value,
  interval: { low: value / 2, high: value * 1.5 },
})

const weeks: QueryAnswer = {
  measure: 'picks',
  by: 'week',
  rows: [row('2026-11-02', 0.125, 40), row('2026-11-09', 0.25, 3)],
  total: { n: 43, value: 0.134, interval: { low: 0.07, high: 0.24 } },
  isCut: false,
  since: null,
  until: null,
  read: { from: 'results', tables: ['team_result'] },
  counts: 'teamGames',
}
const maps: QueryAnswer = { ...weeks, by: 'map', rows: [row('Storm Point', 0.2, 30)], total: null }

function answerNames() {
  server.answerIfAsked(getQueryCatalog, {
    measures: [],
    tokens: [],
    names: { teams: ['Saga', 'Night Fjord'], players: ['mika'], events: ['Night Cup'] },
  })
  server.answerEachIfAsked(askArchive, ({ tokens }) => (tokens.includes('by:map') ? maps : weeks))
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Your question' })
const askFor = async (user: UserEvent, line: string) => {
  await fillField(user, field(), line)
  await user.keyboard('{Enter}')
}
const tokens = () =>
  within(screen.getByRole('list', { name: 'What was understood' }))
    .getAllByRole('listitem')
    .slice(0, -1)
    .map((chip) => within(chip).getByRole('button').getAttribute('aria-label'))
const lastAsked = () => server.sent(askArchive).at(-1)?.tokens

test('a line becomes tokens, a table with n and intervals, and an address', async () => {
  answerNames()
  const user = await openPage(ASK, { as: NOAH })
  await waitFor(() => expect(screen.getByText('What do you want to know?')).toBeVisible())
  await askFor(user, 'pick rate of Ballistic by week')
  const table = await screen.findByRole('table', { name: 'Pick rate by week' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((one) => one.textContent),
  ).toEqual([
    'WeekPick rate90% intervalTeam-games',
    expect.stringContaining('2026-11-0212.5%'),
    expect.stringMatching(/^2026-11-0925\.0% few12\.5% to 37\.5%3$/i),
  ])
  expect(tokens()).toEqual(['Remove Show Pick rate', 'Remove Legend Ballistic', 'Remove By Week'])
  expect(lastAsked()).toEqual(['measure:picks', 'legend:ballistic', 'by:week'])
  expect(new URLSearchParams(location.search).get('ask')).toBe(
    'measure:picks~legend:ballistic~by:week',
  )
  expect(screen.getByText('Overall 13.4%, n 43.')).toBeVisible()
})

test('tokens are changed, added and removed in place', async () => {
  answerNames()
  const user = await openPage(`${ASK}&ask=measure%3Apicks~legend%3Aballistic~by%3Aweek`, {
    as: NOAH,
  })
  await screen.findByRole('table', { name: 'Pick rate by week' })
  await user.selectOptions(screen.getByLabelText('Change By Week'), 'Map')
  await screen.findByRole('table', { name: 'Pick rate by map' })
  await user.selectOptions(screen.getByLabelText('Add'), 'Banned')
  await user.selectOptions(await screen.findByLabelText('Change Banned Ash'), 'Wattson')
  await waitFor(() => expect(lastAsked()).toContain('banned:wattson'))
  screen.getByRole('button', { name: 'Remove Legend Ballistic' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tokens()).not.toContain('Remove Legend Ballistic'))
  expect(await screen.findByText('Pick rate needs a legend, or rows by legend.')).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Remove By Map'))
})

test('a typed value is taken over by Enter if there is such a value', async () => {
  answerNames()
  const user = await openPage(`${ASK}&ask=measure%3Apicks~legend%3Aash~last%3A10`, { as: NOAH })
  const games = await screen.findByLabelText('Change Last games 10')
  await user.clear(games)
  await user.type(games, '0{Enter}')
  expect(games).toHaveValue(10)
  await user.clear(games)
  await user.type(games, '20{Enter}')
  await waitFor(() => expect(lastAsked()).toContain('last:20'))
})

test('what is not understood is marked, a doubtful name lists what it could be, a correction is told', async () => {
  answerNames()
  const user = await openPage(ASK, { as: NOAH })
  await waitFor(() => expect(field()).toBeEnabled())
  await askFor(user, 'pick rate of balistic headshots for night by week')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('headshots').tagName).toBe('MARK')
  expect(alert).toHaveTextContent(
    '"night" could be Night Fjord or Night Cup. Write the whole name.',
  )
  expect(alert).toHaveTextContent('Read "balistic" as Ballistic.')
  await screen.findByRole('table')
})

test('a line without a measure asks for one', async () => {
  answerNames()
  const user = await openPage(ASK, { as: NOAH })
  await waitFor(() => expect(field()).toBeEnabled())
  await askFor(user, 'Saga on Storm Point')
  expect(await screen.findByText('What should be counted?')).toBeVisible()
  expect(lastAsked()).toBeUndefined()
  await user.selectOptions(screen.getByLabelText('Add'), 'Show')
  await waitFor(() => expect(lastAsked()).toContain('measure:points'))
})

test('words are completed with the keyboard', async () => {
  answerNames()
  const user = await openPage(ASK, { as: NOAH })
  await waitFor(() => expect(field()).toBeEnabled())
  await fillField(user, field(), 'pick rate of bal')
  await user.type(field(), 'l')
  expect(await screen.findByRole('option', { name: /Ballistic/ })).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('pick rate of Ballistic ')
  await user.keyboard('by week{Enter}')
  await screen.findByRole('table')
})

test('the palette opens it with the typed line', async () => {
  answerNames()
  const user = await openPage('/dashboard', { as: NOAH })
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  await user.paste('pick rate of Ballistic by week')
  await screen.findByRole('option', { name: 'Ask "pick rate of Ballistic by week"' })
  await user.keyboard('{Enter}')
  await screen.findByRole('table', { name: 'Pick rate by week' })
  expect(field()).toHaveValue('pick rate of Ballistic by week')
  expect(new URLSearchParams(location.search).get('line')).toBeNull()
})

test('a refusal is shown as the server words it, and can be tried again', async () => {
  answerNames()
  server.refuse(askArchive, 400, 'unknown_team', 'There is no team named Saga.')
  const user = await openPage(`${ASK}&ask=measure%3Apoints~team%3ASaga`, { as: NOAH })
  expect(await screen.findByText('There is no team named Saga.')).toBeVisible()
  server.answer(askArchive, maps)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('table')
})
