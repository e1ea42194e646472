import { expect, test } from 'vitest'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import { draftAt, banEvent } from '../draft/test-draft.ts'
import { followSocket, type LiveListener } from './follow-socket.ts'
import { TestClock } from './test-clock.ts'
import { testSocket } from './test-socket.ts'

function openTestSocket() {
  const clock = new TestClock()
  const log: string[] = []
  const socket = testSocket(log)
  const listener: LiveListener = {
    connected: () => log.push('connected'),
    disconnected: () => log.push('disconnected'),
    attempts: (attempt) => log.push(`attempt ${attempt}`),
    givesUp: () => log.push('gives up'),
    away: (since) => log.push(`away since ${since}`),
    refused: () => log.push('refused'),
    ended: (reason) => log.push(`ended: ${reason}`),
    missed: () => log.push('missed'),
    draft: ({ version }) => log.push(`draft ${version}`),
    update: ({ version }) => log.push(`update ${version}`),
    announced: (change) => log.push(change),
    presence: (users) => log.push(`here ${users.map(({ username }) => username).join()}`),
  }
  let check: (() => void) | undefined
  const screen = {
    isHidden: () => isHidden,
    watch: (changed: () => void) => {
      check = changed
      return () => {}
    },
  }
  let isHidden = false
  const handle = followSocket(socket, listener, { screen, clock })
  return {
    ...handle,
    clock,
    log,
    socket,
    manager: socket.io,
    hide: (next: boolean) => {
      isHidden = next
      check?.()
    },
    setConnected: (next: boolean) => {
      socket.connected = next
      socket.fire(next ? 'connect' : 'disconnect')
    },
  }
}

test('snapshots, events, presence and a lost database reach the listener', () => {
  const { socket, log } = openTestSocket()
  socket.fire('draft_state', draftAt(3))
  socket.fire('legend_update', banEvent(4, 'ash'))
  socket.fire('presence', { users: [{ id: 7, username: 'mika' }] })
  socket.fire('series_plan_update', { version: 2 })
  socket.fire('room_update', {})
  socket.fire('poi_draft_update', { id: 1, version: 2 })
  socket.fire('database_away', { since: 5 })
  expect(log).toEqual([
    'draft 3',
    'update 4',
    'here mika',
    'plan',
    'room',
    'poiDraft',
    'away since 5',
  ])
})

test('a message of the draft that the page can not read is reported, presence is skipped', () => {
  const { socket, log } = openTestSocket()
  socket.fire('draft_state', { version: 'three' })
  socket.fire('legend_update', { type: 'swap', version: 4 })
  socket.fire('presence', { users: 'mika' })
  expect(log).toEqual(['missed', 'missed'])
})

test('attempts of socket.io and their end reach the listener', () => {
  const { socket, manager, log } = openTestSocket()
  socket.fire('connect')
  socket.fire('disconnect', 'transport close')
  manager.fire('reconnect_attempt', 1)
  manager.fire('reconnect_attempt', 2)
  manager.fire('reconnect_failed')
  expect(log).toEqual(['connected', 'disconnected', 'attempt 1', 'attempt 2', 'gives up'])
})

test('after the server closed the connection the page connects again by itself', async () => {
  const { socket, log, clock } = openTestSocket()
  socket.active = false
  socket.fire('disconnect', 'io server disconnect')
  await clock.advance(0)
  expect(log).toEqual(['disconnected', 'connect'])
})

test.each(['Authentication token required', 'Invalid authentication token'])(
  'a refused token is not tried again: %s',
  async (message) => {
    const { socket, log, clock } = openTestSocket()
    socket.active = false
    socket.fire('connect_error', new Error(message))
    await clock.advance(60_000)
    expect(log).toEqual(['refused'])
  },
)

// Finding D7.
test('a room that ended, or that the user can not enter, is not tried again, and says why', async () => {
  const { socket, log, clock, connect } = openTestSocket()
  socket.fire('connect')
  socket.fire('room_ended', { reason: 'no_access' })
  socket.fire('disconnect', 'io server disconnect')
  await clock.advance(60_000)
  expect(log).toEqual(['connected', 'ended: no_access'])
  connect()
  socket.active = false
  socket.fire('connect_error', new Error(LIVE_REFUSALS.noRoom))
  await clock.advance(60_000)
  expect(log.slice(2)).toEqual(['disconnect', 'connect', 'ended: unknown'])
})

test('a refusal for another reason is retried after 1, 2, 4, 5 and 5 seconds, then given up', async () => {
  const { socket, log, clock } = openTestSocket()
  socket.active = false
  for (const [attempt, seconds] of [1, 2, 4, 5, 5].entries()) {
    socket.fire('connect_error', new Error('Too many connections of one user'))
    await clock.advance(seconds * 1000 - 1)
    expect(log).toEqual([`attempt ${attempt + 1}`])
    await clock.advance(1)
    expect(log.splice(0)).toEqual([`attempt ${attempt + 1}`, 'connect'])
  }
  socket.fire('connect_error', new Error('Too many connections of one user'))
  await clock.advance(60_000)
  expect(log).toEqual(['gives up'])
})

test('a connection in between starts the attempts again', async () => {
  const { socket, log, clock } = openTestSocket()
  socket.active = false
  socket.fire('connect_error', new Error('The draft cannot be reached at the moment'))
  socket.fire('connect_error', new Error('The draft cannot be reached at the moment'))
  await clock.advance(2000)
  socket.fire('connect')
  log.splice(0)
  socket.fire('connect_error', new Error('The draft cannot be reached at the moment'))
  expect(log).toEqual(['attempt 1'])
})

test('while socket.io reconnects by itself, errors are left to it', async () => {
  const { socket, log, clock } = openTestSocket()
  socket.fire('connect_error', new Error('xhr poll error'))
  await clock.advance(60_000)
  expect(log).toEqual([])
})

test('the server is told when the user leaves the screen and when they are back', async () => {
  const { log, clock, hide, setConnected } = openTestSocket()
  setConnected(true)
  await clock.advance(120_000)
  hide(false)
  expect(log).toEqual(['connected', 'emit idle true', 'emit idle false'])
})

test('an idle user is reported on each new connection, not into a lost one', () => {
  const { log, hide, setConnected } = openTestSocket()
  hide(true)
  expect(log).toEqual([])
  setConnected(true)
  setConnected(false)
  setConnected(true)
  expect(log).toEqual([
    'emit idle true',
    'connected',
    'disconnected',
    'emit idle true',
    'connected',
  ])
})

test('connecting by hand ends the attempt that is running', () => {
  const { connect, log } = openTestSocket()
  connect()
  expect(log).toEqual(['disconnect', 'connect'])
})

test('a closed connection neither listens nor retries', async () => {
  const { close, socket, manager, log, clock } = openTestSocket()
  socket.active = false
  socket.fire('connect_error', new Error('Too many connections of one user'))
  log.splice(0)
  close()
  socket.fire('draft_state', draftAt(3))
  manager.fire('reconnect_failed')
  await clock.advance(600_000)
  expect(log).toEqual(['disconnect'])
  expect(clock.waiting).toBe(0)
})
