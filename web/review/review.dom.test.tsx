import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getReplay } from '#contract/live-match/replay.ts'
import { deleteMoment, listMoments, type GameMoment, saveMoment } from '#contract/review/moment.ts'
import { getSeries } from '#contract/series/series.ts'
import { listUserNames } from '#contract/account/user.ts'
import { CUP_SERIES } from '../testing/cup.ts'
import { openPage } from '../testing/open-page.ts'
import { ADA, NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const MOMENT: GameMoment = {
  id: '6f9619ff-8b86-4011-b42d-00cf4fc964ff',
  game: 12,
  at: 50,
  from: 42,
  to: 62,
  tags: ['fight'],
  note: 'Trade was late, @mika.',
  players: ['mika'],
  legends: [],
  position: null,
  ring: 1,
  isPrivate: false,
  version: 4,
  createdBy: 'ines',
  createdAt: 0,
  updatedBy: 'ines',
  updatedAt: 0,
}

function answerGame(moments: GameMoment[] = []) {
  server.answer(getReplay, {
    id: 12,
    series: 5,
    event: 'Cup',
    number: 1,
    startedAt: CUP_SERIES.lastPlayed,
    map: 'stormpoint',
    reason: null,
    replay: {
      durationS: 600,
      metersPerPercent: 25,
      teams: [{ slot: 2, name: 'Alliance', placement: 1, landing: null }],
      // Standing still for the whole game.
      players: [{ name: 'mika', team: 0, path: [0, 4000, 5000, 600, 0, 0] }],
      rings: [{ number: 1, x: 50, y: 50, radius: 20, at: 100, closesInS: 60 }],
      fights: [{ at: 200, isKill: true, attacker: 0, victim: null, position: null }],
    },
  })
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: [
      {
        number: 1,
        id: 12,
        map: 'stormpoint',
        startedAt: CUP_SERIES.lastPlayed,
        bans: [],
        banned: null,
      },
    ],
    teams: [],
    nextBans: [],
    nextMap: null,
    matchPoint: null,
    equalPoints: 'games',
    banTie: 'series',
    eventRules: { equalPoints: null, banTie: null },
  })
  server.answer(listMoments, { moments })
  server.answerIfAsked(listUserNames, { names: [] })
}

const stored = (input: object): { success: true; message: string; moment: GameMoment } => ({
  success: true,
  message: 'Note saved',
  moment: { ...MOMENT, version: 9, ...input },
})
const notes = () => screen.getByRole('tabpanel', { name: /^Notes/ })
const time = () => screen.getByRole('slider', { name: 'Time' }).getAttribute('aria-valuetext')

test('a key saves a moment at once, and the same key again adds nothing', async () => {
  answerGame()
  server.answerEachIfAsked(saveMoment, stored)
  const user = await openPage('/replay?game=12', { as: ADA })
  expect(await screen.findByText(/^No notes yet/)).toBeVisible()
  await user.keyboard('l')
  expect(time()).toBe('0:10 of 10:00')
  await user.keyboard('1')
  expect(await within(notes()).findByText('Rotation')).toBeVisible()
  await user.keyboard('1')
  await waitFor(() => expect(server.sent(saveMoment)).toHaveLength(1))
  expect(server.sent(saveMoment)[0]).toMatchObject({
    game: 12,
    version: 0,
    at: 10,
    from: 2,
    to: 22,
    tags: ['rotation'],
    ring: null,
  })
})

test('a note is written by keyboard, with tags, a span and who sees it', async () => {
  answerGame()
  server.answerEachIfAsked(saveMoment, stored)
  const user = await openPage('/replay?game=12&at=150', { as: ADA })
  await screen.findByText(/^No notes yet/)
  await user.keyboard('n')
  const form = await screen.findByRole('form', { name: 'New note' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(within(form).getByText('Write something or choose a tag.')).toBeVisible()
  await user.click(within(form).getByRole('button', { name: 'Comms' }))
  await user.click(within(form).getByLabelText('Only me'))
  await user.click(within(form).getByLabelText('Note'))
  await user.paste('Who calls? @mika')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.sent(saveMoment)).toHaveLength(1))
  expect(server.sent(saveMoment)[0]).toMatchObject({
    at: 150,
    tags: ['comms'],
    note: 'Who calls? @mika',
    players: ['mika'],
    ring: 1,
    isPrivate: true,
  })
  expect(await within(notes()).findByText('Only me')).toBeVisible()
})

test('the dialog of shortcuts has the keys of Review', async () => {
  answerGame()
  const user = await openPage('/replay?game=12', { as: ADA })
  await screen.findByText(/^No notes yet/)
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Save a moment with a tag')).toBeVisible()
})

test('typed text is asked for before it is thrown away', async () => {
  answerGame()
  const user = await openPage('/replay?game=12', { as: ADA })
  await screen.findByText(/^No notes yet/)
  await user.keyboard('n')
  await screen.findByRole('form', { name: 'New note' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('form')).toBeNull()
  await user.keyboard('n')
  await user.click(await screen.findByLabelText('Note'))
  await user.paste('Half a thought')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard this note?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
})

test('a note leads to its time, is deleted, and readers only read it', async () => {
  answerGame([MOMENT])
  server.answer(deleteMoment, { success: true, message: 'Note deleted' })
  const user = await openPage('/replay?game=12', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Jump to 0:50' }))
  expect(time()).toBe('0:50 of 10:00')
  await user.click(screen.getByRole('button', { name: 'Delete the note at 0:50' }))
  expect(await screen.findByText(/^No notes yet/)).toBeVisible()
  await waitFor(() => expect(server.sent(deleteMoment)).toEqual([{ id: MOMENT.id }]))
})

test('users who cannot write read the notes', async () => {
  answerGame([MOMENT])
  const user = await openPage('/replay?game=12', { as: NOAH })
  expect(await screen.findByText(/Trade was late/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await user.keyboard('1n')
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Quick tags' })).toBeNull()
})

test('a note that someone else changed meanwhile opens again with its text', async () => {
  answerGame([MOMENT])
  const user = await openPage('/replay?game=12', { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Edit the note at 0:50' }))
  await user.click(await screen.findByLabelText('Note'))
  await user.paste(' Mine.')
  server.answer(listMoments, { moments: [{ ...MOMENT, version: 6, note: 'Theirs' }] })
  server.refuse(saveMoment, 409, 'changed_meanwhile', 'Changed')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^Someone else changed this note/)).toBeVisible()
  server.answerEachIfAsked(saveMoment, stored)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.sent(saveMoment).at(-1)).toMatchObject({ version: 6 }))
  expect(server.sent(saveMoment).at(-1)).toMatchObject({ note: `${MOMENT.note} Mine.` })
})

test('a note that was written offline is sent once the server answers, once', async () => {
  answerGame()
  server.cutOff(saveMoment)
  const user = await openPage('/replay?game=12', { as: ADA })
  await screen.findByText(/^No notes yet/)
  await user.keyboard('5')
  expect(await screen.findByText('1 note not sent yet. Retrying...')).toBeVisible()
  server.answerEachIfAsked(saveMoment, stored)
  await waitFor(() => expect(screen.queryByText('1 note not sent yet. Retrying...')).toBeNull())
  const ids = server.sent(saveMoment).map((input) => JSON.stringify(input))
  expect(new Set(ids).size).toBe(1)
})
