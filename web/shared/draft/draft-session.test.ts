import { expect, test } from 'vitest'
import {
  asUser,
  banEvent,
  draftAt,
  INES,
  MIKA,
  noAnswerError,
  openDraftPage,
  refusedWith,
} from './test-draft.ts'

const BAN_ASH = { type: 'ban', legend: 'ash' } as const
const RESET = { type: 'draft_history', action: 'reset' } as const

/** A page that is connected and knows the draft of this version. */
async function openLivePage(state = draftAt(3)) {
  const page = openDraftPage()
  const leave = page.session.join()
  await page.answerFetch(state)
  await page.connect(state)
  return { ...page, leave }
}

test('the page fetches the draft and opens one connection with the token of the user', async () => {
  const page = openDraftPage()
  expect(page.connections).toEqual([])
  page.session.join()
  page.session.join()
  expect(page.connections.map(({ token }) => token)).toEqual(['token-mika'])
  expect(page.fetches).toHaveLength(1)
  expect(page.store.get()).toMatchObject({ user: MIKA, isKnown: false })
  await page.answerFetch(draftAt(3, { banned_legends: ['ash'] }))
  expect(page.store.get()).toMatchObject({ isKnown: true, shown: { banned_legends: ['ash'] } })
})

test('without a user the page neither connects nor fetches', () => {
  const page = openDraftPage()
  page.login.set({ token: null, user: null })
  page.session.join()
  expect([page.connections.length, page.fetches.length]).toEqual([0, 0])
})

test('the snapshot of the connection replaces an older draft', async () => {
  const { store, connect } = await openLivePage(draftAt(3))
  await connect(draftAt(5, { picked_legends: ['loba'] }))
  expect(store.get().shown).toMatchObject({ version: 5, picked_legends: ['loba'] })
  await connect(draftAt(4))
  expect(store.get().shown.version).toBe(5)
})

test('events apply in order, and one that was seen before changes nothing', async () => {
  const { store, receive } = await openLivePage(draftAt(3))
  await receive(banEvent(4, 'ash'), banEvent(4, 'ash'), banEvent(5, 'fuse'), banEvent(3, 'loba'))
  expect(store.get().client.state).toMatchObject({ version: 5, banned_legends: ['fuse', 'ash'] })
  expect(store.get().notices.map(({ events }) => events[0]?.version)).toEqual([4, 5])
})

test('a gap in the versions fetches the draft, and later events wait for it', async () => {
  const { store, fetches, receive, answerFetch } = await openLivePage(draftAt(3))
  await receive(banEvent(6, 'ash'))
  expect(store.get().client).toMatchObject({ isSynced: false, state: { version: 3 } })
  expect(fetches).toHaveLength(1)
  await receive(banEvent(8, 'loba'), banEvent(7, 'fuse'))
  expect(fetches).toHaveLength(1)
  await answerFetch(draftAt(5))
  expect(store.get().client).toMatchObject({ isSynced: true, state: { version: 8 } })
  expect(store.get().shown.banned_legends.toSorted()).toEqual(['ash', 'fuse', 'loba'])
})

test('a draft that is older than the waiting events is fetched again', async () => {
  const { store, fetches, receive, answerFetch } = await openLivePage(draftAt(3))
  await receive(banEvent(9, 'ash'))
  await answerFetch(draftAt(6))
  expect(store.get().client.isSynced).toBe(false)
  expect(fetches).toHaveLength(1)
  await answerFetch(draftAt(8))
  expect(store.get().client).toMatchObject({ isSynced: true, state: { version: 9 } })
})

test('a message that the page can not read fetches the draft', async () => {
  const { store, receiveUnknown, answerFetch } = await openLivePage(draftAt(3))
  await receiveUnknown()
  await answerFetch(draftAt(4, { banned_legends: ['ash'] }))
  expect(store.get().shown.banned_legends).toEqual(['ash'])
})

test('a failed fetch is retried after one second while the connection is live', async () => {
  const { store, fetches, clock, receive, answerFetch } = await openLivePage(draftAt(3))
  await receive(banEvent(6, 'ash'))
  await answerFetch(noAnswerError())
  expect(store.get().hasFailed).toBe(true)
  await clock.advance(999)
  expect(fetches).toHaveLength(0)
  await clock.advance(1)
  expect(fetches).toHaveLength(1)
  await answerFetch(draftAt(6))
  expect(store.get()).toMatchObject({ hasFailed: false, client: { isSynced: true } })
})

test('a failed fetch is not retried without a connection, but by hand', async () => {
  const page = openDraftPage()
  page.session.join()
  page.setStatus({ kind: 'offline' })
  await page.answerFetch(noAnswerError())
  await page.clock.advance(60_000)
  expect(page.fetches).toHaveLength(0)
  expect(page.store.get()).toMatchObject({ hasFailed: true, isKnown: false })
  page.session.tryAgain()
  expect(page.store.get().hasFailed).toBe(false)
  expect(page.fetches).toHaveLength(1)
  expect(page.retries()).toBe(1)
})

test('after a reconnect only a snapshot counts, not the events from before', async () => {
  const { store, disconnect, receive, connect } = await openLivePage(draftAt(3))
  disconnect()
  expect(store.get().client.isSynced).toBe(false)
  await receive(banEvent(4, 'ash'))
  expect(store.get().client.state.version).toBe(3)
  await connect(draftAt(9, { banned_legends: ['fuse'] }))
  expect(store.get().client).toMatchObject({ isSynced: true, state: { version: 9 } })
})

test('the events of one operation make one notice, and the last 20 notices are kept', async () => {
  const { store, receive } = await openLivePage(draftAt(0))
  const unpick = { type: 'pick', action: 'remove', legend: 'ash', index: 0 } as const
  await receive({ ...unpick, version: 1, user: INES, remaining: 1 }, banEvent(2, 'ash'))
  expect(store.get().notices.map(({ events }) => events.length)).toEqual([2])
  for (let version = 3; version <= 23; version += 1) await receive(banEvent(version, `l${version}`))
  expect(store.get().notices).toHaveLength(20)
  expect(store.get().notices[0]?.events[0]?.version).toBe(4)
})

test('an event of an operation that this page sent is its own, with the time it arrived', async () => {
  const { store, session, receive, clock } = await openLivePage(draftAt(0))
  session.start([BAN_ASH])
  await clock.advance(250)
  await receive(banEvent(1, 'ash', { operationId: 'op-1' }), banEvent(2, 'fuse'))
  const atMs = 1_000_250
  expect(store.get().notices).toMatchObject([
    { isOwn: true, atMs },
    { isOwn: false, atMs },
  ])
})

test('an operation is shown at once, sent, and settled by its own event', async () => {
  const { store, session, sent, receive, answer, pendingIds } = await openLivePage(draftAt(3))
  session.start([{ type: 'pick', action: 'add', legend: 'ash' }])
  expect(store.get().shown.picked_legends).toEqual(['ash'])
  expect(sent).toMatchObject([{ operationId: 'op-1', operation: { legend: 'ash' } }])
  const pick = { type: 'pick', action: 'add', legend: 'ash', index: 0 } as const
  await receive({ ...pick, version: 4, user: MIKA, operationId: 'op-1', remaining: 0 })
  expect(pendingIds()).toEqual([])
  expect(store.get().shown.picked_legends).toEqual(['ash'])
  await answer(draftAt(4, { picked_legends: ['ash'] }))
  expect(store.get().shown).toMatchObject({ version: 4, picked_legends: ['ash'] })
})

test('an answered operation stays pending until the page has the version of its answer', async () => {
  const { session, receive, answer, pendingIds } = await openLivePage(draftAt(3))
  session.start([BAN_ASH])
  await answer(draftAt(5, { banned_legends: ['fuse', 'ash'] }))
  expect(pendingIds()).toEqual(['op-1'])
  await receive(banEvent(4, 'fuse'), banEvent(5, 'ash'))
  expect(pendingIds()).toEqual([])
})

test('without a connection the answers of calls update the draft and bring it back', async () => {
  const { store, session, retries, setStatus, disconnect, answer } = await openLivePage(draftAt(3))
  disconnect()
  setStatus({ kind: 'offline' })
  session.start([BAN_ASH])
  await answer(draftAt(4, { banned_legends: ['ash'] }))
  expect(store.get().shown.banned_legends).toEqual(['ash'])
  expect(retries()).toBe(1)
})

test('a refused operation goes away, is reported, and can not be undone', async () => {
  const { store, session, shown, answer, pendingIds } = await openLivePage(draftAt(3))
  session.start([{ type: 'pick', action: 'add', legend: 'ash' }])
  await answer(refusedWith('legend_banned'))
  expect(store.get().shown.picked_legends).toEqual([])
  expect(pendingIds()).toEqual([])
  expect(store.get().ownActions).toEqual([])
  expect(shown).toEqual(['refused pick: legend_banned'])
})

test('only the refused operation of an action goes away', async () => {
  const { store, session, answer } = await openLivePage(draftAt(3))
  session.start([
    { type: 'pick', action: 'add', legend: 'ash' },
    { type: 'pick', action: 'add', legend: 'loba' },
  ])
  await answer(refusedWith('legend_banned'))
  expect(store.get().shown.picked_legends).toEqual(['loba'])
  expect(
    store
      .get()
      .ownActions.flat()
      .map(({ operationId }) => operationId),
  ).toEqual(['op-2'])
})

test('the listener of a refused reset is called once, so its success toast can go away', async () => {
  const { session, answer } = await openLivePage(draftAt(3, { banned_legends: ['ash'] }))
  const calls: string[] = []
  session.start([RESET])
  session.whenDropped('op-1', () => calls.push('op-1'))
  session.whenDropped('op-2', () => calls.push('op-2'))
  await answer(refusedWith('some_code', 400))
  expect(calls).toEqual(['op-1'])
  session.drop([{ operationId: 'op-1', operation: RESET, answeredAt: null }])
  expect(calls).toEqual(['op-1'])
})

test('the listener of an operation that the server took is never called', async () => {
  const { session, answer } = await openLivePage(draftAt(3))
  const calls: string[] = []
  session.start([RESET])
  session.whenDropped('op-1', () => calls.push('op-1'))
  await answer(draftAt(4))
  session.drop([{ operationId: 'op-1', operation: RESET, answeredAt: 4 }])
  expect(calls).toEqual([])
})

test('an operation without an answer is sent again under the same id', async () => {
  const { store, session, sentIds, clock, answer, shown } = await openLivePage(draftAt(3))
  session.start([BAN_ASH])
  await answer(noAnswerError())
  expect(store.get().isStuck).toBe(true)
  await clock.advance(499)
  expect(sentIds()).toEqual(['op-1'])
  await clock.advance(1)
  expect(sentIds()).toEqual(['op-1', 'op-1'])
  await answer(refusedWith('database_away', 503))
  await clock.advance(1000)
  expect(sentIds()).toEqual(['op-1', 'op-1', 'op-1'])
  await answer(draftAt(4))
  expect(store.get().isStuck).toBe(false)
  expect(shown).toEqual(['no answer: ban'])
})

test('operations wait in order while the server does not answer, and go out after a reconnect', async () => {
  const { session, sentIds, answer, disconnect, connect } = await openLivePage(draftAt(3))
  disconnect()
  session.start([BAN_ASH])
  session.start([{ type: 'ban', legend: 'fuse' }])
  await answer(noAnswerError())
  expect(sentIds()).toEqual(['op-1'])
  await connect(draftAt(3))
  expect(sentIds()).toEqual(['op-1', 'op-1'])
  await answer(draftAt(4, { banned_legends: ['ash'] }))
  expect(sentIds()).toEqual(['op-1', 'op-1', 'op-2'])
})

test('a user who leaves the screen stays connected until everything is sent', async () => {
  const { store, session, connections, leave, answer } = await openLivePage(draftAt(3))
  session.start([BAN_ASH])
  leave()
  expect(connections[0]?.isOpen).toBe(true)
  await answer(draftAt(4))
  expect(connections[0]?.isOpen).toBe(false)
  expect(store.get().user).toBeNull()
})

test('the connection stays open until the last of two screens is left', async () => {
  const { session, connections, leave } = await openLivePage(draftAt(3))
  const leaveSecond = session.join()
  leave()
  expect(connections[0]?.isOpen).toBe(true)
  leaveSecond()
  expect(connections[0]?.isOpen).toBe(false)
})

test('the end of the session closes the connection and sends nothing more', async () => {
  const { store, session, sentIds, connections, login, clock, answer } = await openLivePage()
  session.start([BAN_ASH])
  await answer(noAnswerError())
  login.set({ token: null, user: null })
  expect(connections[0]?.isOpen).toBe(false)
  expect(store.get()).toMatchObject({ user: null, isKnown: false })
  await clock.advance(60_000)
  expect(sentIds()).toEqual(['op-1'])
  session.start([BAN_ASH])
  expect(store.get().client.pending).toEqual([])
})

test('another user does not send what the user before could not send', async () => {
  const { store, session, sentIds, connections, login, answer } = await openLivePage()
  session.start([BAN_ASH])
  await answer(noAnswerError())
  login.set({ token: 'token-ines', user: asUser(INES) })
  expect(connections.map(({ token, isOpen }) => [token, isOpen])).toEqual([
    ['token-mika', false],
    ['token-ines', true],
  ])
  expect(store.get()).toMatchObject({ user: INES, client: { pending: [] }, held: [] })
  expect(sentIds()).toEqual(['op-1'])
})

test('the late answer to a fetch of an ended session is ignored', async () => {
  const page = openDraftPage()
  page.session.join()
  page.login.set({ token: 'token-ines', user: asUser(INES) })
  await page.answerFetch(draftAt(9, { banned_legends: ['ash'] }))
  expect(page.store.get().shown.version).toBe(0)
  await page.answerFetch(draftAt(3))
  expect(page.store.get().shown.version).toBe(3)
})
