import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCompNotes, saveCompNote } from '#contract/note/comp-note.ts'
import {
  banLegend,
  changeDraftHistory,
  getDraft,
  pickLegend,
  undoDraft,
} from '#contract/draft/draft.ts'
import { getRoom } from '#contract/draft/draft-room.ts'
import { login } from '#contract/account/session.ts'
import { answerAroundDraft } from '../testing/draft-answers.ts'
import { fillField, fillLogin } from '../testing/fill.ts'
import { arriveAt, loadPage, openPage } from '../testing/open-page.ts'
import { ADA, NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const DRAFT = '/dashboard?view=calculator'
const REFUSAL = ['some_code', 'A sentence'] as const
const game = (id: number, comp: string[]) => ({
  id,
  comp,
  bannedLegends: [],
  timestamp: 'earlier',
  user: null,
  version: id,
})
const STATE = {
  version: 4,
  banned_legends: [],
  picked_legends: ['crypto'],
  draft_history: [game(1, ['ballistic', 'lifeline', 'alter']), game(2, ['ash', 'seer', 'loba'])],
}

const THEIRS = {
  id: 1,
  comp: 'Crypto',
  map: null,
  opponent: null,
  notes: 'Theirs',
  created_at: 0,
  created_by: 'mia',
  updated_at: 0,
  updated_by: 'mia',
  version: 9,
}

beforeEach(answerAroundDraft)
afterEach(() => vi.useRealTimers())

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tile = (panel: 'Ban a Legend' | 'Pick 3 Legends', name: RegExp) =>
  within(screen.getByRole('group', { name: panel })).getByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Comp Notes' }))
const games = () => within(screen.getByRole('table', { name: 'Draft History' })).getAllByRole('row')

async function openDraft(as = NOAH) {
  server.answer(getDraft, STATE)
  const user = await openPage(DRAFT, { as })
  await screen.findByRole('table', { name: 'Draft History' })
  return user
}

/** An offer that only time would close stays open. */
function keepOffers() {
  const OFFER_MS = 4000
  vi.stubGlobal(
    'setTimeout',
    new Proxy(window.setTimeout, {
      apply: (setTimer, self, [run, ms = 0]: Parameters<typeof setTimeout>) =>
        ms > OFFER_MS / 2 && ms <= OFFER_MS ? 0 : setTimer.call(self, run, ms),
    }),
  )
}

async function reset(user: Awaited<ReturnType<typeof openDraft>>) {
  await user.click(button('Reset All'))
  await user.click(button('Click again to reset'))
}

test('a pick or a ban that the server refuses is taken back and told', async () => {
  server.refuse(pickLegend, 400, ...REFUSAL)
  server.refuse(banLegend, 403, ...REFUSAL)
  const user = await openDraft()
  await user.click(tile('Pick 3 Legends', /^Mirage,/))
  expect(await screen.findByText('Failed to update pick. Please try again.')).toBeVisible()
  expect(tile('Pick 3 Legends', /^Mirage, Support$/)).toBeVisible()
  await user.click(tile('Ban a Legend', /^Mirage,/))
  expect(await screen.findByText('You do not have permission to ban legends')).toBeVisible()
  expect(tile('Ban a Legend', /^Mirage, Support$/)).toBeVisible()
})

test('a refused removal takes its message back, and Remove works again at once', async () => {
  server.refuse(changeDraftHistory, 400, ...REFUSAL)
  const user = await openDraft()
  keepOffers()
  for (const presses of [1, 2]) {
    const letGo = server.hold(changeDraftHistory)
    await user.click(button('Remove Game 1'))
    expect(await screen.findByText('Game 1 removed')).toBeVisible()
    letGo()
    await waitFor(() => expect(screen.queryByText('Game 1 removed')).toBeNull())
    await waitFor(() => expect(games()).toHaveLength(3))
    expect(server.sent(changeDraftHistory)).toHaveLength(presses)
  }
  expect(screen.getAllByText('Failed to remove entry. Please try again.')[0]).toBeVisible()
})

test('a refused reset takes its message back and leaves the games', async () => {
  server.refuse(changeDraftHistory, 400, ...REFUSAL)
  const user = await openDraft()
  keepOffers()
  const letGo = server.hold(changeDraftHistory)
  await reset(user)
  expect(await screen.findByText('Draft reset')).toBeVisible()
  letGo()
  const failure = 'Failed to reset. Some changes may not be synchronized.'
  expect(await screen.findByText(failure)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Draft reset')).toBeNull())
  expect(games()).toHaveLength(3)
})

test('a reset that the server does not answer is kept for the next visit, until it is discarded', async () => {
  server.cutOff(changeDraftHistory)
  await reset(await openDraft())
  const failure = 'Failed to reset. Some changes may not be synchronized.'
  expect(await screen.findByText(failure)).toBeVisible()
  expect(localStorage.getItem('legendCalc_draftHistory')).toBe('[]')
  // Younger changes are sent again without a question.
  vi.setSystemTime(Date.now() + 3 * 60_000)
  const user = await loadPage()
  expect(await screen.findByText('No compositions saved yet')).toBeVisible()
  expect(await screen.findByText('1 change not sent yet:')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(games()).toHaveLength(3))
  // Unlike in a browser, the page from before still runs, and tries again.
  const tries = server.sent(changeDraftHistory).length
  server.answer(changeDraftHistory, { success: true, message: 'Reset', ...STATE, version: 5 })
  await waitFor(() => expect(server.sent(changeDraftHistory)).toHaveLength(tries + 1))
})

test('the main draft does not wait for what is known about its room', async () => {
  const letGo = server.hold(getRoom)
  await openDraft()
  await waitFor(() => expect(server.sent(getRoom)).not.toEqual([]))
  expect(tile('Ban a Legend', /^Ash, Skirmisher$/)).toBeVisible()
  letGo()
})

test('a guest is asked to log in, and is led back to the draft', async () => {
  server.answer(getDraft, STATE)
  server.answer(login, { token: 'fresh', user: NOAH })
  const user = await openPage(DRAFT, { as: 'guest' })
  const region = await screen.findByRole('region', { name: 'Log in to draft together' })
  await user.click(within(region).getByRole('link', { name: 'Login' }))
  await fillLogin(user, 'noah', 'secret')
  await arriveAt(DRAFT)
  await waitFor(() => expect(games()).toHaveLength(3))
})

test('text that was not saved is there when the notes are opened again, and both texts when someone else saved', async () => {
  const user = await openDraft(ADA)
  const picks = within(screen.getByRole('region', { name: 'Draft History' }))
  await user.click(await picks.findByRole('button', { name: 'Write a note' }))
  const text = (await dialog()).getByLabelText('Notes')
  expect(text).toHaveFocus()
  await fillField(user, text, 'Mine')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(picks.getByRole('button', { name: 'Write a note' }))
  expect((await dialog()).getByLabelText('Notes')).toHaveValue('Mine')

  server.refuse(saveCompNote, 409, 'changed_meanwhile', 'Changed')
  server.answer(listCompNotes, { notes: [THEIRS] })
  await user.click((await dialog()).getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText(/^Someone else changed this note in the meantime\./)).toBeVisible()
  await user.click((await dialog()).getByRole('button', { name: 'Combine both' }))
  const both = { ...THEIRS, notes: 'Theirs\n\nMine', version: 10 }
  server.answer(saveCompNote, { success: true, message: 'Note saved', notes: both })
  await user.click((await dialog()).getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent(saveCompNote).map(({ notes, version }) => [notes, version])).toEqual([
    ['Mine', 0],
    ['Theirs\n\nMine', 9],
  ])
  expect(await picks.findByRole('article')).toHaveTextContent('Theirs')
})

test('a fourth legend is refused, and SUBMIT says what is missing and leads to the tiles', async () => {
  server.answer(getDraft, { ...STATE, picked_legends: ['crypto', 'wattson', 'fuse'] })
  const user = await openPage(DRAFT, { as: NOAH })
  await screen.findByRole('table', { name: 'Draft History' })
  await user.click(tile('Pick 3 Legends', /^Loba,/))
  expect(await screen.findByText('Maximum of 3 legends allowed')).toBeVisible()
  expect(server.sent(pickLegend)).toEqual([])
  await openDraft()
  await user.click(button('SUBMIT'))
  await waitFor(() =>
    expect(screen.getByRole('log')).toHaveTextContent('Pick 2 more to save Game 3'),
  )
  expect(document.activeElement).toHaveAttribute('data-legend')
})

test('the history is reached by a key: notes are read there, and a game is removed and taken back', async () => {
  const notes = [{ ...THEIRS, comp: 'Ash,Loba,Seer', notes: 'Hold the wall side.' }]
  server.answer(listCompNotes, { notes })
  const [first] = STATE.draft_history
  const removed = { ...STATE, version: 5, draft_history: first ? [first] : [] }
  server.answer(changeDraftHistory, { success: true, message: 'Removed', ...removed })
  server.answer(undoDraft, { success: true, message: 'Undone', ...STATE, version: 6 })
  const user = await openDraft()
  await user.keyboard('h')
  expect(button('View comp notes for Game 2')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Comp Notes' })).toHaveTextContent(
    'Hold the wall side.',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button('View comp notes for Game 2')).toHaveFocus())
  await user.keyboard('{Tab}{Enter}')
  await waitFor(() => expect(games()).toHaveLength(2))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(games()).toHaveLength(3))
  expect(server.sent(changeDraftHistory)).toEqual([
    expect.objectContaining({ action: 'remove', entry: { id: 2 } }),
  ])
})
