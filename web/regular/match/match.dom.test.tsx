import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { banLegend, getDraft, unbanLegend } from '#contract/draft/draft.ts'
import { type DraftRoom, getRoom, openMatch, setMatchMap } from '#contract/draft/draft-room.ts'
import { getSeries } from '#contract/series/series.ts'
import { answerCup, CUP_LOBBY, CUP_SERIES } from '../../testing/cup.ts'
import { answerAroundDraft } from '../../testing/draft-answers.ts'
import { openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'
import { MAIN_ROOM } from '../../testing/usual-answers.ts'

const BANS = ['ash', 'newcastle', 'catalyst']
const DRAFT = { version: 3, banned_legends: BANS, picked_legends: [], draft_history: [] }
const IN_CUP = { series: 5, firstGame: 4, lastPlayed: 3, nextGame: 4, bannedLegends: BANS }

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const head = () => screen.findByRole('region', { name: 'Match' })
const address = () => Object.fromEntries(new URLSearchParams(location.search))

beforeEach(() => {
  answerCup()
  answerAroundDraft()
  server.answerIfAsked(getDraft, DRAFT)
  server.answerIfAsked(getSeries, {
    ...CUP_SERIES,
    games: [1, 2, 3].map((number) => ({
      number,
      map: 'stormpoint',
      startedAt: 0,
      id: 1,
      bans: CUP_SERIES.bans.slice(0, number - 1),
      banned: { legend: CUP_SERIES.bans[number - 1] ?? '', teams: 2, orElse: [] },
    })),
    teams: CUP_SERIES.teams.map((team) => ({ team, results: [] })),
    nextBans: CUP_SERIES.bans,
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
  })
})
const answerRoom = (change: Partial<DraftRoom>) =>
  server.answerIfAsked(getRoom, {
    room: { ...MAIN_ROOM, ...change },
    members: [],
    removed: [],
  })

test('an empty lobby opens at the match of the room, with its bans, its map and its next game', async () => {
  answerRoom(IN_CUP)
  await openPage('/dashboard', { as: NOAH })
  const match = within(await head())
  expect(match.getByText('Before Game 4, 3 of 6 games played')).toBeVisible()
  expect(match.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual([
    'Game 1Storm PointAsh2 of 3',
    'Game 2Storm PointNewcastle2 of 3',
    'Game 3Storm PointCatalyst2 of 3',
    expect.stringMatching(/^Game 4Storm Point\?next/),
    'Game 5set mapopen',
    'Game 6set mapopen',
  ])
  await waitFor(() =>
    expect(address()).toMatchObject({ series: '5', ban: BANS.join(), map: 'stormpoint' }),
  )
  expect(screen.queryByText(/You are trying/)).toBeNull()
})

test('bans that somebody tries are their own until they apply them to the match', async () => {
  answerRoom(IN_CUP)
  const user = await openPage('/dashboard', { as: NOAH })
  const field = await screen.findByRole('combobox', { name: 'Ban a Legend' })
  await user.type(field, 'ra{Enter}')
  expect(await screen.findByText(/You are trying 1 other ban/)).toBeVisible()
  await user.click(await button('Discard'))
  await waitFor(() => expect(address()['ban']).toBe(BANS.join()))
  expect(screen.queryByText(/You are trying/)).toBeNull()

  await user.type(field, 'ra{Enter}')
  const banned = [...BANS, 'rampart']
  server.answer(banLegend, {
    success: true,
    message: 'Draft updated',
    ...DRAFT,
    version: 4,
    banned_legends: banned,
  })
  await user.click(await button('Apply to match'))
  await waitFor(() => expect(screen.queryByText(/You are trying/)).toBeNull())
  expect(server.sent(banLegend)).toMatchObject([{ legend: 'rampart', room: 1 }])
})

test('a lobby that is not the match of the room says so, and leads back', async () => {
  answerRoom({ ...IN_CUP })
  const user = await openPage('/dashboard?teams=Alliance,Reed', { as: NOAH })
  expect(await screen.findByText('Main room has another match: Cup.')).toBeVisible()
  await user.click(await button('Show it'))
  await waitFor(() => expect(address()['series']).toBe('5'))
  expect(screen.queryByText(/has another match/)).toBeNull()
})

test('a lobby becomes the match of its room, and another draft is replaced only after a question', async () => {
  server.refuse(openMatch, 409, 'room_has_match', 'This room has another draft.')
  const user = await openPage(`${CUP_LOBBY}&series=5&ban=${BANS.join()}`, { as: NOAH })
  await user.click(await button('Use in Main room'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Main room has a draft with 0 games and 0 bans/)).toBeVisible()
  server.answer(openMatch, { success: true, message: 'Match opened' })
  answerRoom(IN_CUP)
  await user.click(question.getByRole('button', { name: 'Replace' }))
  expect(within(await head()).getByText('Cup')).toBeVisible()
  const [first, second] = server.sent(openMatch)
  expect(first).toMatchObject({ id: 1, series: 5, teams: [], fileAs: null })
  expect(second?.fileAs).toMatch(/^Main room, /)
  expect(second?.operationId).toBe(first?.operationId)
})

test('the map of a game is set for everyone in its cell, and another map in the lobby is only tried', async () => {
  answerRoom(IN_CUP)
  const user = await openPage('/dashboard', { as: NOAH })
  await user.click(await button('Map of Game 5: set map'))
  server.answer(setMatchMap, { success: true, message: 'Map saved' })
  answerRoom({ ...IN_CUP, maps: [{ game: 5, map: 'olympus' }] })
  await user.click(await screen.findByRole('menuitem', { name: 'Olympus' }))
  expect(await button('Map of Game 5: Olympus')).toBeVisible()
  expect(server.sent(setMatchMap)).toEqual([{ id: 1, game: 5, map: 'olympus' }])

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Map' }), 'Broken Moon')
  expect(await screen.findByText(/You are trying another map/)).toBeVisible()
  await user.click(await button('Discard'))
  await waitFor(() => expect(address()['map']).toBe('stormpoint'))
})

test('a ban that the files have otherwise is said, and theirs can be taken', async () => {
  server.answerIfAsked(getDraft, { ...DRAFT, banned_legends: ['ash', 'newcastle', 'fuse'] })
  answerRoom(IN_CUP)
  const user = await openPage('/dashboard', { as: NOAH })
  expect(
    await screen.findByText('The match files say Catalyst is banned, the room says Fuse.'),
  ).toBeVisible()
  server.answer(unbanLegend, { success: true, message: '', ...DRAFT, version: 4 })
  server.answer(banLegend, { success: true, message: '', ...DRAFT, version: 5 })
  await user.click(await button('Use the bans of the files'))
  await waitFor(() => expect(screen.queryByText(/The match files say/)).toBeNull())
})

test('a map that is chosen while another one is being saved is sent after it', async () => {
  answerRoom(IN_CUP)
  server.answer(setMatchMap, { success: true, message: 'Map saved' })
  const letGo = server.hold(setMatchMap)
  const user = await openPage('/dashboard', { as: NOAH })
  const choose = async (map: string) => {
    await user.click(await button('Map of Game 5: set map'))
    await user.click(await screen.findByRole('menuitem', { name: map }))
  }
  await choose('Olympus')
  await waitFor(() => expect(server.sent(setMatchMap)).toHaveLength(1))
  await choose('Broken Moon')
  letGo()
  await waitFor(() =>
    expect(server.sent(setMatchMap).map(({ map }) => map)).toEqual(['olympus', 'brokenmoon']),
  )
})
