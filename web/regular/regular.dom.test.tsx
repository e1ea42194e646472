import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getTeams } from '#contract/team/team.ts'
import { answerCup, CUP_LOBBY, OWLS } from '../testing/cup.ts'
import { fillField } from '../testing/fill.ts'
import { goBack, loadPage, openPage } from '../testing/open-page.ts'
import { server } from '../testing/test-server.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const lineup = () => {
  const { searchParams } = new URL(location.href)
  return [searchParams.get('teams'), searchParams.get('ban')]
}
const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text)
const weighted = () =>
  within(screen.getByRole('region', { name: 'Likely Compositions' })).queryAllByRole('button', {
    name: /, How is this calculated\?$/,
  })
const undo = '{Control>}z{/Control}'

const listed = () => within(screen.getByRole('listbox', { name: 'Teams' })).getAllByRole('option')

test('teams are selected by mouse, by search and by keyboard', async () => {
  answerCup()
  const user = await openPage('/dashboard', { as: 'guest' })
  for (const words of [
    'Select teams to see their compositions',
    'Select teams to see most picked compositions',
    'No data available. Please select teams to see most picked legends.',
    '0 of 3 teams selected',
  ]) {
    expect(await screen.findByText(words)).toBeVisible()
  }
  await user.click(screen.getByRole('option', { name: 'Alliance' }))
  const search = screen.getByPlaceholderText('Search teams...')
  await fillField(user, search, 'OWL')
  await waitFor(() => expect(listed()).toHaveLength(1))
  await user.keyboard('{Enter}')
  await fillField(user, search, 'nobody')
  expect(await screen.findByText('No teams match your search')).toBeVisible()
  await user.click(button('Clear search'))
  screen.getByRole('option', { name: 'Alliance' }).focus()
  await user.keyboard('{End} ')
  expect(await screen.findByText('3 of 3 teams selected')).toBeVisible()
  await waitFor(() => expect(lineup()).toEqual(['Alliance,Owls%2C Copper,Reed', null]))

  button(/^Ash, /).focus()
  await user.keyboard(' ')
  expect(
    await screen.findByText('Next up: Game 2. 1 legend banned, 3 teams selected.'),
  ).toBeVisible()
})

test('20 teams is the maximum', async () => {
  answerCup()
  const teams = Array.from({ length: 21 }, (_, index) => `Team ${index + 10}`)
  server.answer(getTeams, { teams, regions: {} })
  const lobby = teams.slice(0, 20).join(',')
  const user = await openPage(`/dashboard?teams=${lobby}`, { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: '20 teams' }))
  expect(await screen.findByText('20 of 21 teams selected')).toBeVisible()
  expect(screen.getByText(/^20 teams is the maximum\./)).toBeVisible()
  await user.click(screen.getByRole('option', { name: 'Team 30' }))
  expect(screen.getByText('20 of 21 teams selected')).toBeVisible()
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  expect(lineup()).toEqual([lobby, null])
})

test('a number says how it is calculated, and gets the focus back', async () => {
  answerCup()
  const user = await openPage(`${CUP_LOBBY}&ban=ash&columns=both`, { as: 'guest' })
  await waitFor(() => expect(weighted().length).toBeGreaterThan(0))
  const [first] = weighted()
  if (!first) throw new Error('a number is expected')
  await user.click(first)
  const why = await screen.findByRole('dialog', { name: 'Alliance' })
  for (const words of [
    'Wraith, Newcastle, Catalyst',
    '+1,000: played in Game 2 on average, close to Game 2',
    '+300: played in Game 2',
    '+50: 1 game played',
    '+100: 1 of 1 current ban also applied when it was played',
    '× 1.5: all current bans matched',
    '+5: no banned legend',
    '× 3: last played 1 day ago',
    '= 6,540',
    '6,540 of 9,367.5',
    '70%. This is a share, not a probability.',
  ]) {
    expect(why).toHaveTextContent(words)
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(first).toHaveFocus())
})

test('dialogs list all compositions, and Ctrl+Z changes nothing behind them', async () => {
  answerCup()
  const user = await openPage(`${CUP_LOBBY}&columns=weighted`, { as: 'guest' })
  await user.selectOptions(screen.getByLabelText('Map'), 'Storm Point')
  await waitFor(() => expect(location.search).toContain('map=stormpoint'))
  await user.click(await screen.findByRole('button', { name: 'Show All' }))
  const legends = await screen.findByRole('dialog')
  expect(
    within(legends)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reed', 'Alliance', OWLS])
  await user.keyboard(undo)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const [first] = screen.getAllByRole('button', { name: 'Show Teams' })
  if (first) await user.click(first)
  expect(
    await screen.findByRole('dialog', { name: 'Teams Using This Composition' }),
  ).toHaveTextContent('Alliance')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button('All Team Compositions'))
  const all = within(await screen.findByRole('dialog', { name: 'All Team Compositions' }))
  expect(all.getAllByRole('row')).toHaveLength(4)
  await user.selectOptions(all.getByLabelText('Team'), 'Reed')
  // 7 and 9 points: 8 ± 6.314 x 1.
  await waitFor(() =>
    expect(all.getAllByRole('row').at(-1)).toHaveTextContent(/28\.01\.7 to 14\.3G1, G2/),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toContain('map=stormpoint')
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'false')
})

const view = () => screen.findByRole('button', { name: '2 teams' })

test('the lineup is remembered while the user looks at other pages, and after a reload', async () => {
  answerCup()
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  await screen.findByRole('button', { name: '3 teams' })
  await user.click(screen.getByRole('link', { name: 'Match' }))
  await waitFor(() => expect(lineup()).toEqual(['Alliance,Owls%2C Copper,Reed', null]))
  await user.click(await screen.findByRole('button', { name: '3 teams' }))
  await user.click(await screen.findByRole('option', { name: 'Reed' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(lineup()).toEqual(['Alliance,Owls%2C Copper', null]))
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Credits' }))
  await screen.findByRole('heading', { level: 1, name: 'Credits' })
  await goBack()
  expect(await view()).toBeVisible()
  history.forward()
  await screen.findByRole('heading', { level: 1, name: 'Credits' })
  const again = await loadPage()
  await again.click(await screen.findByRole('link', { name: 'Match' }))
  expect(await view()).toBeVisible()
})

test('guests are asked to log in for saved selections', async () => {
  answerCup()
  const user = await openPage('/dashboard', { as: 'guest' })
  await user.click(await screen.findByRole('option', { name: 'Reed' }))
  await user.click(await screen.findByRole('button', { name: 'Save Teams' }))
  expect(await toast('Please log in to save team selections')).toBeVisible()
  await user.click(button('Load Teams'))
  expect(await toast('Please log in to load team selections')).toBeVisible()
})

test('the link of the view is copied', async () => {
  answerCup()
  const user = await openPage(`${CUP_LOBBY}&ban=ash`, { as: 'guest' })
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await toast('Link copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(location.href)
})
