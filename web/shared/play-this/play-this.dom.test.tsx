import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { getPlayThis, type PlayThis } from '#contract/regular/play-this.ts'
import { answerCup, CUP_LOBBY } from '../../testing/cup.ts'
import { loadPage, openPage } from '../../testing/open-page.ts'
import { server } from '../../testing/test-server.ts'
import { PLAY_THIS } from './test-play-this.ts'

const panel = () => within(screen.getByRole('region', { name: 'Play this' }))
const cardOf = (label: string) => {
  const card = panel().getByRole('heading', { name: label }).closest('li')
  if (!card) throw new Error(`There is no card ${label}`)
  return card
}

async function openLobby(change: Partial<PlayThis> = {}) {
  answerCup()
  server.answer(getClubTeams, { teams: [], defaultTeam: 'Alliance' })
  server.answer(getPlayThis, { ...PLAY_THIS, ...change })
  const user = await openPage(`${CUP_LOBBY}&ban=ash,wattson&game=3&map=stormpoint`, { as: 'guest' })
  await screen.findByRole('region', { name: 'Play this' })
  return user
}

test('each card says who plays what, what it is worth and why it is there', async () => {
  await openLobby()
  await panel().findByRole('heading', { name: 'Most practiced' })
  expect(screen.getByRole('region', { name: 'Play this' })).toHaveTextContent('for Game 3')
  const first = cardOf('Most practiced')
  for (const words of [
    'Jesi',
    '16 games, 9 of last 30',
    '0.0 pts',
    '−0.6 to +0.7',
    '0 or 1 of 2',
  ]) {
    expect(first).toHaveTextContent(words)
  }
  const second = cardOf('Least contested')
  expect(second).toHaveTextContent('Others: none likely.')
  expect(second).toHaveTextContent('The field plays Ballistic less than four weeks ago: 31% to 3%.')
  expect(panel().getByText(/No clear best\. They differ by less than the error/)).toHaveTextContent(
    'Your usual (Alter, Ash, Wattson) lost two legends.',
  )
  expect(server.sent(getPlayThis)).toEqual([
    expect.objectContaining({ team: 'Alliance', players: null, game: 3, map: 'stormpoint' }),
  ])
})

test('details are shown for all cards, also after a reload', async () => {
  const user = await openLobby()
  await user.click(await panel().findByRole('button', { name: 'Details' }))
  const first = cardOf('Most practiced')
  for (const words of [
    '57 games of the field, 17 on this map, 0 yours',
    '18% still legal',
    'Alter alone: about 1 of 2',
    'Alter 55%, 50% without it',
  ]) {
    expect(first).toHaveTextContent(words)
  }
  await loadPage()
  await waitFor(() => expect(cardOf('Most practiced')).toHaveTextContent('Alter 55%'))
})

test('another player is chosen once, until the team has played with others', async () => {
  const user = await openLobby()
  await user.click(await panel().findByRole('button', { name: 'Change' }))
  const choice = within(await screen.findByRole('dialog', { name: 'Who plays tonight?' }))
  await user.click(choice.getByRole('checkbox', { name: /^Sangre/ }))
  expect(choice.getByRole('button', { name: 'Use these three' })).toBeDisabled()
  await user.click(choice.getByRole('checkbox', { name: /^kyuu/ }))
  await user.click(choice.getByRole('button', { name: 'Use these three' }))
  const chosen = ['id of Jesi', 'id of Wicked', 'id of kyuu']
  await waitFor(() => expect(server.sent(getPlayThis).at(-1)?.players).toEqual(chosen))

  server.answer(getPlayThis, {
    ...PLAY_THIS,
    latest: ['id of kyuu', 'id of Sangre', 'id of Wicked'],
  })
  await loadPage()
  await waitFor(() => expect(server.sent(getPlayThis).at(-1)?.players).toBeNull())
})

test('rare compositions are shown when they are asked for', async () => {
  const user = await openLobby()
  await user.click(await panel().findByRole('button', { name: 'Show anyway' }))
  await waitFor(() => expect(server.sent(getPlayThis).at(-1)?.rare).toBe(true))
  await user.click(await panel().findByRole('button', { name: 'Hide rare compositions' }))
  expect(await panel().findByText(/7 games in the field, too few for a value/)).toBeVisible()
})

test('where nothing is practiced, it says what each player has left and offers what is rare', async () => {
  const user = await openLobby({
    cards: [],
    tooRare: null,
    left: [
      { player: 'Jesi', legends: [{ legend: 'Conduit', games: 14 }] },
      { player: 'Sangre', legends: [] },
    ],
  })
  expect(await panel().findByRole('heading', { name: 'Nothing practiced is left' })).toBeVisible()
  expect(panel().getByText('Jesi: Conduit (14)')).toBeVisible()
  expect(panel().getByText('Sangre: nothing left')).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Show rare compositions' }))
  await waitFor(() => expect(server.sent(getPlayThis).at(-1)?.rare).toBe(true))
})

test('a team with few games gets what the field plays, and that it says nothing about the team', async () => {
  await openLobby({
    games: 3,
    cards: [],
    field: [{ comp: ['Wraith', 'Crypto', 'Catalyst'], teams: 1.6 }],
  })
  expect(await panel().findByRole('heading', { name: 'Too little data to rank' })).toBeVisible()
  expect(panel().getByText(/Alliance has 3 games with known players/)).toBeVisible()
  expect(panel().getByText('Wraith, Crypto, Catalyst: about 2 of 2')).toBeVisible()
})

test('without suggestions forecast and bans still work, and Retry asks again', async () => {
  answerCup()
  server.answer(getClubTeams, { teams: [], defaultTeam: 'Alliance' })
  server.refuse(getPlayThis, 500, 'internal', 'Something went wrong')
  const user = await openPage(CUP_LOBBY, { as: 'guest' })
  const fault = await screen.findByText(
    "Couldn't load the suggestions. Forecast and bans still work.",
  )
  expect(fault).toBeVisible()
  expect(screen.getByRole('region', { name: 'Next ban' })).toBeVisible()
  server.answer(getPlayThis, PLAY_THIS)
  await user.click(panel().getByRole('button', { name: 'Retry' }))
  expect(await panel().findByRole('heading', { name: 'Most practiced' })).toBeVisible()
})
