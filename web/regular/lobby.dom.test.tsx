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
