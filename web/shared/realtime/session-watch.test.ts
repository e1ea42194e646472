import { expect, test } from 'vitest'
import { LIVE_REFUSALS } from '#contract/base/realtime.ts'
import { createStore } from '../storage/store.ts'
import { CLOSED_LIVE, type LiveState } from './live-status.ts'
import { followToken } from './session-socket.ts'
import { watchTokens } from './session-watch.ts'
import { TestClock } from './test-clock.ts'
import { testSocket } from './test-socket.ts'

/** A page with a session, on a screen without a room. */
function openWatch() {
  const log: string[] = []
  const clock = new TestClock()
  const session = createStore<{ token: string | null }>({ token: 'secret' })
  const live = createStore<LiveState>(CLOSED_LIVE)
  let end: (() => void) | null = null
  const stop = watchTokens({
    session,
    live,
    load: async () => (token, onEnd) => {
      log.push(`open ${token}`)
      end = onEnd
      return () => log.push(`close ${token}`)
    },
    onRefusal: (token) => log.push(`refused ${token}`),
    clock,
  })
  const goTo = (kind: 'closed' | 'live') => live.set({ ...CLOSED_LIVE, status: { kind } })
  return { log, clock, session, goTo, stop, end: () => end?.() }
}

test('a page without a room waits for the end of its session, and ends it then', async () => {
  const { log, clock, end } = openWatch()
  expect(log).toEqual([])
  await clock.advance(1000)
  expect(log).toEqual(['open secret'])
  end()
  expect(log).toEqual(['open secret', 'refused secret'])
})

test('in a room the connection of the room tells it, so the other one closes', async () => {
  const { log, clock, goTo } = openWatch()
  goTo('live')
  await clock.advance(5000)
  expect(log).toEqual([])
  goTo('closed')
  await clock.advance(1000)
  goTo('live')
  expect(log).toEqual(['open secret', 'close secret'])
})

test('a logout and another login change what is waited for', async () => {
  const { log, clock, session, stop } = openWatch()
  await clock.advance(1000)
  session.set({ token: null })
  session.set({ token: 'other' })
  await clock.advance(1000)
  expect(log).toEqual(['open secret', 'close secret', 'open other'])
  stop()
  expect(log.at(-1)).toBe('close other')
  expect(clock.waiting).toBe(0)
})

test('a closed connection is opened again, and only a refused token is the end', async () => {
  const log: string[] = []
  const socket = Object.assign(testSocket(log), { active: false })
  const clock = new TestClock()
  followToken(
    socket,
    () => log.push('end'),
    clock,
    () => log.push('moments'),
  )
  socket.fire('disconnect')
  await clock.advance(0)
  expect(log).toEqual(['connect'])
  socket.fire('connect_error', new Error(LIVE_REFUSALS.tooMany))
  await clock.advance(2000)
  expect(log).toEqual(['connect', 'connect'])
  socket.fire('connect_error', new Error(LIVE_REFUSALS.badToken))
  expect(log).toEqual(['connect', 'connect', 'disconnect', 'end'])
  expect(clock.waiting).toBe(0)
})
