import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getSeries, listSeries } from '#contract/series/series.ts'
import { getTeamsMapping } from '#contract/team/team.ts'
import { answerCup, CUP_SERIES, CUP_LOBBY, OWLS } from '../testing/cup.ts'
import { fillField } from '../testing/fill.ts'
import { loadPage, openPage } from '../testing/open-page.ts'
import { server } from '../testing/test-server.ts'

const address = () => Object.fromEntries(new URLSearchParams(location.search))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const game = () => screen.getByRole('group', { name: 'Game number' })
const panel = (name: string) => screen.queryByRole('region', { name })

test('a series opens in one step, its bans can be typed, and one undo each brings the old lobby back', async () => {
  answerCup()
  server.answerEachIfAsked(listSeries, ({ search }) =>
    search === 'nobody' ? { series: [], total: 0 } : { series: [CUP_SERIES], total: 1 },
  )
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: [],
    teams: [],
    nextBans: CUP_SERIES.bans,
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
  })
  const user = await openPage('/dashboard', { as: 'guest' })
  const strip = within(screen.getByRole('region', { name: 'Lobby' }))
  await user.click(strip.getByRole('button', { name: 'Open a series' }))
  const opener = within(await screen.findByRole('dialog', { name: 'Open a series' }))
  const search = await opener.findByRole('searchbox')
  await fillField(user, search, 'nobody')
  expect(await opener.findByText('No series match your search')).toBeVisible()
  await fillField(user, search, 'owls')
  expect(await opener.findByText('Next: Game 4 on Storm Point')).toBeVisible()
  await user.type(search, '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(address()).toEqual({
      teams: 'Alliance,Owls%2C Copper,Reed',
      ban: 'ash,newcastle,catalyst',
      map: 'stormpoint',
      series: '5',
    }),
  )
  expect(await screen.findByRole('button', { name: /^Cup/ })).toBeVisible()
  expect(game()).toHaveTextContent('Game 4')
  expect(panel('Select Teams (Max 20)')).toBeNull()

  const field = await screen.findByRole('combobox', { name: 'Ban a Legend' })
  await user.keyboard('b')
  expect(field).toHaveFocus()
  await user.keyboard('ra{Enter}')
  expect(await screen.findByRole('button', { name: 'Unban Rampart' })).toBeVisible()
  expect(game()).toHaveTextContent('Game 5')
  // Two legends start with V and A: Enter goes into the list.
  await user.keyboard('va{Enter}')
  expect(field).toHaveValue('va')
  await user.keyboard('{Escape}bh{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Unban Bloodhound' }))
  await waitFor(() => expect(address()['ban']).toMatch(/,rampart$/))
  await user.click(button('Next game'))
  await waitFor(() => expect(address()['game']).toBe('6'))
  await user.selectOptions(screen.getByLabelText('Map'), 'No map')
  screen.getByLabelText('Map').blur()
  for (let step = 0; step < 6; step++) await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(address()).toEqual({}))
  expect(await screen.findByRole('region', { name: 'Select Teams (Max 20)' })).toBeVisible()
})

test('a pasted list sets the teams, and unknown names come with a suggestion', async () => {
  answerCup()
  server.answer(getTeamsMapping, {
    mapping: { alliance: 'Alliance', 'owls, copper': OWLS, reed: 'Reed' },
  })
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: 'Paste names' }))
  const opener = within(await screen.findByRole('dialog', { name: 'Open a series' }))
  const field = await opener.findByRole('textbox', { name: 'Team names' })
  await waitFor(() => expect(field).toHaveFocus())
  await fillField(user, field, '1. Alliance\n2. owls, copper\n3. Red\n4. Nobody at all')
  expect(await opener.findByText('2 of 4 found')).toBeVisible()
  await user.click(opener.getByRole('button', { name: 'Use Reed for Red' }))
  await user.click(opener.getByRole('button', { name: 'Use 3 teams' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(address()).toEqual({ teams: 'Alliance,Owls%2C Copper,Reed' }))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(address()).toEqual({}))
})

test('panels that are kept open stay open, and popovers close for them', async () => {
  answerCup()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: 'Choose from all legends' }))
  await screen.findByRole('dialog', { name: 'Ban a Legend' })
  await user.click(button(/^Ash, /))
  await user.click(button('Keep panels open'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const ash = await screen.findByRole('button', { name: /^Ash, / })
  expect(ash).toHaveAttribute('aria-pressed', 'true')
  const again = await loadPage()
  expect(await screen.findByRole('region', { name: 'Ban a Legend' })).toBeVisible()
  expect(panel('Select Teams (Max 20)')).toBeVisible()
  await again.click(await screen.findByRole('switch', { name: 'Keep panels open' }))
  await waitFor(() => expect(panel('Ban a Legend')).toBeNull())
})

const playedGames = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    map: index < 3 ? 'stormpoint' : 'edistrict',
    startedAt: CUP_SERIES.lastPlayed,
    id: 1,
    bans: [],
    banned: null,
  }))
const answerSeries = (games: number) =>
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: playedGames(games),
    teams: [],
    nextBans: CUP_SERIES.bans,
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
  })
const SERIES_LOBBY = `${CUP_LOBBY}&series=5&ban=ash,newcastle,catalyst`
const chips = () => screen.queryAllByRole('button', { name: /^Unban / }).length
const mapField = () => screen.getByLabelText('Map')

// Findings R4 and R5.
test('a game that was played is shown as it was: its map, the bans before it and nothing to ban', async () => {
  answerCup()
  answerSeries(3)
  const user = await openPage(`${SERIES_LOBBY}&map=stormpoint`, { as: 'guest' })
  await waitFor(() => expect(chips()).toBe(3))
  await screen.findByText('A guess: Storm Point followed in 9 of 10 series that began alike')
  await user.keyboard('-')
  await waitFor(() => expect(game()).toHaveTextContent('Game 3'))
  expect(chips()).toBe(2)
  expect(
    await screen.findByText('Game 3 as it was before it was played. 1 later ban is left out.'),
  ).toBeVisible()
  expect(screen.queryByText(/^A guess/)).toBeNull()
  await user.click(button('Unban Ash'))
  expect(await screen.findByText('This game is over. Go to the next game to ban.')).toBeVisible()
  expect(chips()).toBe(2)
  await user.click(button('Back to Game 4'))
  await waitFor(() => expect(chips()).toBe(3))
  expect(game()).toHaveTextContent('Game 4')
  expect(mapField()).toHaveValue('stormpoint')
  await user.click(button('Clear bans'))
  await waitFor(() => expect(chips()).toBe(0))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(chips()).toBe(3))
})

// Finding R6.
test('a finished series says so, shows its last game and offers none after it', async () => {
  answerCup()
  answerSeries(6)
  const user = await openPage(`${SERIES_LOBBY},alter,vantage,fuse`, { as: 'guest' })
  expect(
    await screen.findByText(/^Finished, 6 of 6\. Game 6 as it was.* 1 later ban is/),
  ).toBeVisible()
  expect(game()).toHaveTextContent('Game 6')
  expect(mapField()).toHaveValue('edistrict')
  await user.keyboard('+')
  expect(game()).toHaveTextContent('Game 6')
  expect(screen.getByRole('link', { name: 'Standings' })).toHaveAttribute(
    'href',
    '/dashboard?view=series&series=5',
  )
  await user.click(button('Plan the next match'))
  await waitFor(() => expect(address()).toEqual({ teams: 'Alliance,Owls%2C Copper,Reed' }))
  expect(game()).toHaveTextContent('Game 1')
})

test('a series that is still being played is one click away from an empty lobby', async () => {
  answerCup()
  answerSeries(3)
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: 'Open Cup, Game 4' }))
  await waitFor(() => expect(address()['series']).toBe('5'))
  expect(game()).toHaveTextContent('Game 4')
})
