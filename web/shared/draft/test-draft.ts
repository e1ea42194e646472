import type { CurrentUser } from '#contract/account/account.ts'
import { type DraftEvent, type DraftState, EMPTY_DRAFT } from '#domain/draft/draft.ts'
import type { DraftRequest, PendingOperation } from '#domain/draft/draft-client.ts'
import { ApiError } from '../api/api.ts'
import { TestClock } from '../realtime/test-clock.ts'
import type { DraftListener } from '../realtime/live-connection.ts'
import type { LiveStatus } from '../realtime/live-status.ts'
import { createStore } from '../storage/store.ts'
import { createDraftActions } from './draft-actions-core.ts'
import { DraftSession } from './draft-session-core.ts'
import { createDraftStorage } from './draft-storage.ts'
import { createDraftStore } from './draft-store.ts'

export const MIKA = { id: 7, username: 'mika' }
export const INES = { id: 8, username: 'ines' }

export const asUser = ({ id, username }: typeof MIKA): CurrentUser => ({
  id,
  username,
  email: null,
  role: 'user',
  created_at: 0,
  last_login: null,
  last_activity: null,
  settings: {},
})

export const draftAt = (version: number, lists: Partial<DraftState> = {}): DraftState => ({
  ...EMPTY_DRAFT,
  ...lists,
  version,
})

export const banEvent = (
  version: number,
  legend: string,
  more: Partial<Pick<DraftEvent, 'operationId' | 'remaining' | 'user'>> = {},
): DraftEvent => ({ type: 'ban', legend, index: 0, version, user: INES, remaining: 0, ...more })

/** The reply to one attempt: a status with no answer or a refusal, or the draft after the operation. */
type Reply = DraftState | ApiError

/** Local storage that several tabs of a test share. */
export function memoryStorage(items = new Map<string, string>()) {
  return {
    items,
    read: (key: string) => items.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? items.delete(key) : items.set(key, value)),
  }
}

/** A live connection that the test opens, cuts and feeds. */
function testLive() {
  const connections: { token: string; room: number; listener: DraftListener; isOpen: boolean }[] =
    []
  const live = { status: { kind: 'connecting' } as LiveStatus, retries: 0 }
  return {
    connections,
    live,
    listener: () => {
      const connection = connections.at(-1)
      if (!connection) throw new Error('the page has not connected')
      return connection.listener
    },
    open: (token: string, room: number, listener: DraftListener) => {
      const connection = { token, room, listener, isOpen: true }
      connections.push(connection)
      return () => {
        connection.isOpen = false
      }
    },
    get: () => ({ status: live.status, tryAgain: () => void (live.retries += 1) }),
  }
}

/** A server whose answers the test gives one by one. */
function testServer() {
  const sent: PendingOperation[] = []
  const rooms: number[] = []
  const operations: PromiseWithResolvers<DraftState>[] = []
  const fetches: PromiseWithResolvers<DraftState>[] = []
  return {
    sent,
    rooms,
    operations,
    fetches,
    fetchDraft: () => opened(fetches),
    send: (pending: PendingOperation, room: number) => {
      sent.push(pending)
      rooms.push(room)
      return opened(operations)
    },
  }
}

/** A page with its draft session, a server that answers when the test says so, and a clock that stands still. */
export function openDraftPage({
  storage = memoryStorage(),
  clock = new TestClock(1_000_000),
  idPrefix = 'op',
} = {}) {
  const login = createStore<{ token: string | null; user: CurrentUser | null }>({
    token: 'token-mika',
    user: asUser(MIKA),
  })
  const shown: string[] = []
  const live = testLive()
  const server = testServer()
  let lastId = 0
  const store = createDraftStore((room) => createDraftStorage(storage, clock.now, room))
  const session = new DraftSession({
    store,
    login,
    server,
    live,
    clock,
    random: () => 1,
    newId: () => `${idPrefix}-${(lastId += 1)}`,
    showRefusal: (operation, { code }) => void shown.push(`refused ${operation.type}: ${code}`),
    showFailure: ({ type }: DraftRequest) => void shown.push(`no answer: ${type}`),
  })
  const showFull = () => void shown.push('full')
  const showUnseen = (event: DraftEvent) => void shown.push(`${event.user?.username} ${event.type}`)
  return {
    store,
    session,
    actions: createDraftActions({ store, session, now: clock.now, showFull, showUnseen }),
    clock,
    login,
    shown,
    sent: server.sent,
    /** Where each operation was sent. */
    sentTo: server.rooms,
    sentIds: () => server.sent.map(({ operationId }) => operationId),
    pendingIds: () => store.get().client.pending.map(({ operationId }) => operationId),
    fetches: server.fetches,
    connections: live.connections,
    retries: () => live.live.retries,
    ...remote(clock, live, server),
  }
}

/** What the test does in the place of the network and the server. */
const remote = (
  clock: TestClock,
  { live, listener }: ReturnType<typeof testLive>,
  { operations, fetches }: ReturnType<typeof testServer>,
) => ({
  setStatus: (next: LiveStatus) => void (live.status = next),
  /** The socket connects and delivers the draft. */
  connect: async (state: DraftState) => {
    live.status = { kind: 'live' }
    listener().connected()
    listener().draft(state)
    await clock.advance(0)
  },
  disconnect: () => {
    live.status = { kind: 'reconnecting', attempt: 0 }
    listener().disconnected()
  },
  receive: async (...events: readonly DraftEvent[]) => {
    for (const event of events) listener().update(event)
    await clock.advance(0)
  },
  /** A message that the page can't read. */
  receiveUnknown: async () => {
    listener().missed()
    await clock.advance(0)
  },
  /** Answers the operation that is on its way. */
  answer: async (reply: Reply) => {
    settle(operations, reply)
    await clock.advance(0)
  },
  /** Answers the fetch of the draft that is on its way. */
  answerFetch: async (reply: Reply) => {
    settle(fetches, reply)
    await clock.advance(0)
  },
})

export const noAnswerError = () => new ApiError(0, 'unreachable', 'No answer')
export const refusedWith = (code: string, status = 409) => new ApiError(status, code, 'A sentence')

function opened(list: PromiseWithResolvers<DraftState>[]) {
  const request = Promise.withResolvers<DraftState>()
  list.push(request)
  return request.promise
}

function settle(list: PromiseWithResolvers<DraftState>[], reply: Reply) {
  const request = list.shift()
  if (!request) throw new Error('no request is on its way')
  if (reply instanceof ApiError) request.reject(reply)
  else request.resolve(reply)
}
