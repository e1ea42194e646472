import { expect, test } from 'vitest'
import { createStore } from '../storage/store.ts'
import type { LiveListener } from './follow-socket.ts'
import { connectLive, type OpenSocket } from './live-connection.ts'
import { CLOSED_LIVE, type LiveState } from './live-status.ts'
import { settlePromises, TestClock } from './test-clock.ts'

/** A live connection whose socket code loads at once, unless `isLoadable` is false. */
async function openLive({ isLoadable = true } = {}) {
  const store = createStore<LiveState>(CLOSED_LIVE)
  const log: string[] = []
  const clock = new TestClock()
  const listeners: Record<string, (() => void) | null> = {}
  const listen = (name: string) => (listener: () => void) => {
    listeners[name] = listener
    return () => {
      listeners[name] = null
    }
  }
  const page = { isLoadable }
  let socket: LiveListener | null = null
  const openSocket: OpenSocket = (token, room, listener) => {
    log.push(`open ${token} in ${room}`)
    socket = listener
    return { connect: () => log.push('connect'), close: () => log.push('close') }
  }
  const close = connectLive(
    {
      store,
      loadSocket: async () => {
        if (!page.isLoadable) throw new TypeError('Failed to fetch')
        return openSocket
      },
      onOnline: listen('online'),
      onVisible: listen('visible'),
      showLoss: () => log.push('loss shown'),
      refuseToken: (token) => log.push(`refused ${token}`),
      announce: (change) => log.push(change),
      clock,
    },
    'secret',
    5,
    {
      connected: () => log.push('draft: connected'),
      disconnected: () => log.push('draft: disconnected'),
      missed: () => log.push('draft: missed'),
      draft: () => log.push('draft: state'),
      update: () => log.push('draft: event'),
    },
  )
  const status = () => store.get().status
  const firstStatus = status()
  await settlePromises()
  return {
    store,
    clock,
    status,
    firstStatus,
    log,
    listeners,
    close,
    page,
    socket: () => {
      if (!socket) throw new Error('no socket was opened')
      return socket
    },
  }
}

test('the page connects with the token, and is live once the socket says so', async () => {
  const { firstStatus, status, log, socket } = await openLive()
  expect(firstStatus).toEqual({ kind: 'connecting' })
  expect(log).toEqual(['open secret in 5'])
  socket().connected()
  expect(status()).toEqual({ kind: 'live' })
  expect(log).toEqual(['open secret in 5', 'roster', 'draft: connected'])
})

test('a lost connection counts its attempts and shows no one as present', async () => {
  const { store, status, log, socket } = await openLive()
  socket().connected()
  socket().presence([{ id: 7, username: 'mika' }])
  expect(store.get().users.map(({ username }) => username)).toEqual(['mika'])
  socket().disconnected()
  expect(store.get()).toMatchObject({ status: { kind: 'reconnecting', attempt: 0 }, users: [] })
  expect(log.at(-1)).toBe('draft: disconnected')
  socket().attempts(2)
  expect(status()).toEqual({ kind: 'reconnecting', attempt: 2 })
})

test('the message about a lost connection is shown once until the connection is back', async () => {
  const { status, log, socket, store } = await openLive()
  const shown = () => log.filter((line) => line === 'loss shown').length
  socket().givesUp()
  expect(status()).toEqual({ kind: 'offline' })
  store.get().tryAgain()
  socket().givesUp()
  expect(shown()).toBe(1)
  socket().connected()
  socket().givesUp()
  expect(shown()).toBe(2)
})

test('a page that has given up says when it lost the server, until it is live again', async () => {
  const { store, clock, socket } = await openLive()
  socket().connected()
  await clock.advance(60_000)
  socket().disconnected()
  await clock.advance(17_000)
  expect(store.get().dataFrom).toBeNull()
  socket().givesUp()
  expect(store.get().dataFrom).toBe(60_000)
  socket().connected()
  expect(store.get()).toMatchObject({ status: { kind: 'live' }, dataFrom: null })
})

test('a page whose server has lost its database says so at once, with the time of the server', async () => {
  const { store, clock, socket } = await openLive()
  socket().connected()
  await clock.advance(60_000)
  socket().away(55_000)
  socket().disconnected()
  socket().givesUp()
  expect(store.get().dataFrom).toBe(55_000)
})

test('trying again by hand uses the same socket', async () => {
  const { store, status, log } = await openLive()
  store.get().tryAgain()
  expect(status()).toEqual({ kind: 'connecting' })
  expect(log).toEqual(['open secret in 5', 'connect'])
})

test('socket code that can not be loaded counts as offline, and is loaded when the user tries again', async () => {
  const { store, status, log, page } = await openLive({ isLoadable: false })
  expect(status()).toEqual({ kind: 'offline' })
  expect(log).toEqual(['loss shown'])
  page.isLoadable = true
  store.get().tryAgain()
  await settlePromises()
  expect(log).toEqual(['loss shown', 'open secret in 5'])
})

test.each([
  ['offline', true],
  ['reconnecting', true],
  ['live', false],
])('when the network comes back while the page is %s, it tries again: %s', async (kind, tries) => {
  const { log, socket, listeners } = await openLive()
  if (kind === 'offline') socket().givesUp()
  else if (kind === 'reconnecting') socket().attempts(1)
  else socket().connected()
  listeners['online']?.()
  expect(log.includes('connect')).toBe(tries)
})

test.each([
  ['offline', true],
  ['reconnecting', false],
])('when the tab is shown again while the page is %s, it tries again: %s', async (kind, tries) => {
  const { log, socket, listeners } = await openLive()
  if (kind === 'offline') socket().givesUp()
  else socket().attempts(1)
  listeners['visible']?.()
  expect(log.includes('connect')).toBe(tries)
})

test('a refused token is reported with the token', async () => {
  const { log, socket } = await openLive()
  socket().refused()
  expect(log.at(-1)).toBe('refused secret')
})

test('what the draft needs to know is passed on', async () => {
  const { log, socket } = await openLive()
  socket().missed()
  socket().draft({ version: 1, banned_legends: [], picked_legends: [], draft_history: [] })
  expect(log.slice(1)).toEqual(['draft: missed', 'draft: state'])
})

test('closing ends the socket and the listeners, and leaves the status closed', async () => {
  const { store, log, close, listeners } = await openLive()
  close()
  expect(log.at(-1)).toBe('close')
  expect(store.get()).toBe(CLOSED_LIVE)
  expect(listeners).toEqual({ online: null, visible: null })
})

test('a page that is left while the socket code loads opens no socket', async () => {
  const opened: string[] = []
  const close = connectLive(
    {
      store: createStore<LiveState>(CLOSED_LIVE),
      loadSocket: async () => (token) => {
        opened.push(token)
        return { connect: () => {}, close: () => {} }
      },
      onOnline: () => () => {},
      onVisible: () => () => {},
      showLoss: () => opened.push('loss shown'),
      refuseToken: () => {},
      announce: () => {},
      clock: new TestClock(),
    },
    'secret',
    5,
    {
      connected: () => {},
      disconnected: () => {},
      missed: () => {},
      draft: () => {},
      update: () => {},
    },
  )
  close()
  await settlePromises()
  expect(opened).toEqual([])
})

// Finding D7.
test('a user who loses the room reads that, and not that they are offline', async () => {
  const { store, log, socket } = await openLive()
  socket().connected()
  socket().ended('no_access')
  expect(store.get()).toMatchObject({
    status: { kind: 'refused', reason: 'no_access' },
    users: [],
    dataFrom: null,
  })
  expect(log.at(-1)).toBe('draft: disconnected')
  expect(log).not.toContain('loss shown')
})
