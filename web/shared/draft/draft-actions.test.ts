import { expect, test } from 'vitest'
import type { DraftState } from '#domain/draft/draft.ts'
import { banEvent, draftAt, noAnswerError, openDraftPage } from './test-draft.ts'

async function openLivePage(lists: Partial<DraftState> = {}) {
  const page = openDraftPage()
  page.session.join()
  await page.answerFetch(draftAt(3, lists))
  await page.connect(draftAt(3, lists))
  const operations = () => page.store.get().client.pending.map(({ operation }) => operation)
  return { ...page, operations }
}

const entry = (id: number) => ({
  id,
  comp: ['ash', 'fuse', 'loba'],
  bannedLegends: [],
  timestamp: '',
  user: null,
  version: 1,
})

test('a press bans a free legend and frees a banned one, in any spelling', async () => {
  const { actions, operations } = await openLivePage({ banned_legends: ['mad_maggie'] })
  expect(actions.toggleBan('Ash')).toBe(true)
  expect(actions.toggleBan('Mad Maggie')).toBe(true)
  expect(operations()).toEqual([
    { type: 'ban', legend: 'ash' },
    { type: 'unban', legend: 'mad_maggie' },
  ])
})

test('a second press on a legend whose ban is on its way does nothing', async () => {
  const { actions, operations } = await openLivePage()
  actions.toggleBan('ash')
  expect(actions.toggleBan('ash')).toBe(false)
  expect(operations()).toHaveLength(1)
})

// Finding D6.
test('a ban right after that of another user does not undo it, and says who it was', async () => {
  const { actions, operations, receive, clock, shown } = await openLivePage()
  await receive(banEvent(4, 'ash'))
  await clock.advance(2999)
  expect(actions.toggleBan('ash')).toBe(false)
  expect(shown).toEqual(['ines ban'])
  await clock.advance(1)
  expect(actions.toggleBan('ash')).toBe(true)
  expect(operations()).toEqual([{ type: 'unban', legend: 'ash' }])
})

test('a press picks a legend and removes a pick', async () => {
  const { actions, operations } = await openLivePage({ picked_legends: ['loba'] })
  actions.togglePick('Ash')
  actions.togglePick('Loba')
  expect(operations()).toEqual([
    { type: 'pick', action: 'add', legend: 'ash' },
    { type: 'pick', action: 'remove', legend: 'loba' },
  ])
})

test('a banned legend can not be picked', async () => {
  const { actions, operations } = await openLivePage({ banned_legends: ['ash'] })
  actions.togglePick('Ash')
  expect(operations()).toEqual([])
})

test('a fourth pick is refused with a message, but one of the three can be removed', async () => {
  const { actions, operations, shown } = await openLivePage({
    picked_legends: ['ash', 'fuse', 'loba'],
  })
  actions.togglePick('seer')
  expect(shown).toEqual(['full'])
  actions.togglePick('fuse')
  expect(operations()).toEqual([{ type: 'pick', action: 'remove', legend: 'fuse' }])
})

test('picking a composition removes the other picks first and adds what is missing', async () => {
  const { actions, operations, store } = await openLivePage({ picked_legends: ['ash', 'seer'] })
  actions.pickComp(['Ash', 'Fuse', 'Loba'])
  expect(operations().map((one) => Object.values(one).join(' '))).toEqual([
    'pick remove seer',
    'pick add fuse',
    'pick add loba',
  ])
  expect(store.get().ownActions).toHaveLength(1)
})

test('picking the composition that is picked already does nothing', async () => {
  const { actions, operations } = await openLivePage({ picked_legends: ['ash', 'fuse', 'loba'] })
  actions.pickComp(['Loba', 'Ash', 'Fuse'])
  expect(operations()).toEqual([])
})

test('a game is submitted with three picks and the bans, and only with three', async () => {
  const picked = ['ash', 'fuse', 'loba']
  const { actions, operations, store } = await openLivePage({
    picked_legends: picked,
    banned_legends: ['seer'],
  })
  actions.submitGame(1234)
  expect(operations()).toMatchObject([
    {
      type: 'draft_history',
      action: 'add',
      ifPicked: true,
      entry: { id: 1234, comp: picked, bannedLegends: ['seer'] },
    },
  ])
  expect(store.get().shown).toMatchObject({ picked_legends: [], draft_history: [{ id: 1234 }] })
  actions.submitGame(1235)
  expect(operations()).toHaveLength(1)
})

test('a removed game and a reset are shown at once', async () => {
  const { actions, store } = await openLivePage({
    banned_legends: ['seer'],
    draft_history: [entry(1), { ...entry(2), version: 2 }],
  })
  actions.removeGame(1)
  expect(store.get().shown.draft_history.map(({ id }) => id)).toEqual([2])
  actions.resetDraft()
  expect(store.get().shown).toMatchObject({ banned_legends: [], draft_history: [] })
})

test('an action that was never sent is undone on the page alone', async () => {
  const { actions, operations, sentIds, answer } = await openLivePage()
  actions.toggleBan('ash')
  actions.toggleBan('fuse')
  actions.undoLast()
  expect(operations()).toEqual([{ type: 'ban', legend: 'ash' }])
  await answer(draftAt(4))
  expect(sentIds()).toEqual(['op-1'])
})

test('an action that was sent is undone by the server, even without an answer yet', async () => {
  const { actions, operations, answer } = await openLivePage()
  actions.toggleBan('ash')
  await answer(noAnswerError())
  actions.undoLast()
  expect(operations()).toEqual([
    { type: 'ban', legend: 'ash' },
    { type: 'undo', undoes: 'op-1' },
  ])
})

test('the operations of one action are undone together, the last one first', async () => {
  const { actions, operations, answer, receive } = await openLivePage()
  actions.pickComp(['ash', 'fuse'])
  await answer(draftAt(4))
  await answer(draftAt(5))
  await receive(banEvent(4, 'x'), banEvent(5, 'y'))
  actions.undoLast()
  expect(operations()).toEqual([
    { type: 'undo', undoes: 'op-2' },
    { type: 'undo', undoes: 'op-1' },
  ])
})

test('each undo goes one action further back, and an undo is no action to undo', async () => {
  const { actions, operations, answer, store } = await openLivePage()
  actions.toggleBan('ash')
  await answer(draftAt(4))
  actions.toggleBan('fuse')
  await answer(draftAt(5))
  actions.undoLast()
  actions.undoLast()
  actions.undoLast()
  expect(operations().slice(-2)).toEqual([
    { type: 'undo', undoes: 'op-2' },
    { type: 'undo', undoes: 'op-1' },
  ])
  expect(store.get().ownActions).toEqual([])
})

test('an action is undone by its operation, even if others followed', async () => {
  const { actions, operations, answer, store } = await openLivePage({ banned_legends: ['seer'] })
  actions.resetDraft()
  await answer(draftAt(4))
  actions.toggleBan('fuse')
  actions.undoAction('op-1')
  expect(operations().at(-1)).toEqual({ type: 'undo', undoes: 'op-1' })
  expect(
    store
      .get()
      .ownActions.flat()
      .map(({ operationId }) => operationId),
  ).toEqual(['op-2'])
  actions.undoAction('unknown')
  expect(operations().filter(({ type }) => type === 'undo')).toHaveLength(1)
})

test('discarding gives up everything without an answer', async () => {
  const { actions, store, answer } = await openLivePage()
  actions.togglePick('ash')
  actions.togglePick('fuse')
  await answer(noAnswerError())
  actions.discardUnsent()
  expect(store.get().shown.picked_legends).toEqual([])
  expect(store.get().ownActions).toEqual([])
})
