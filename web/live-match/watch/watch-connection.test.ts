import { expect, test } from 'vitest'
import { testView } from '#domain/live-match/view/test-view.ts'
import { TestClock } from '../../shared/realtime/test-clock.ts'
import { testSocket } from '../../shared/realtime/test-socket.ts'
import { followViews, type Watched } from './watch-connection.ts'

function watch() {
  const log: string[] = []
  const shown: Watched[] = []
  const clock = new TestClock(1000)
  const socket = testSocket(log)
  const close = followViews(socket, (watched) => shown.push(watched), clock)
  const hear = socket.fire
  const snapshot = (version = 5) => hear('live_views', { version, now: 4000, views: [testView()] })
  const update = (version: number, feed = 1) =>
    hear('live_update', { version, now: 4000, updates: [{ feed, clockS: 60 + version }] })
  return { socket, hear, log, shown, clock, close, snapshot, update, last: () => shown.at(-1) }
}

test('updates change the snapshot, and the server tells its time', () => {
  const { snapshot, update, last } = watch()
  snapshot()
  update(6)
  expect(last()).toEqual({ views: [testView({ clockS: 66 })], offsetMs: 3000, attempt: null })
})

test('many updates are drawn a few times a second, and the last one is', async () => {
  const { snapshot, update, last, shown, clock } = watch()
  snapshot()
  for (let version = 6; version <= 40; version += 1) update(version)
  expect(shown).toHaveLength(2)
  expect(last()?.views?.[0]?.clockS).toBe(66)
  await clock.advance(100)
  expect(shown).toHaveLength(3)
  expect(last()?.views?.[0]?.clockS).toBe(100)
  await clock.advance(1000)
  expect(shown).toHaveLength(3)
})

test.each([
  ['a missing update', 7, 1],
  ['an update of a match that was never sent', 6, 9],
])('%s leads to a new snapshot', async (_, version, feed) => {
  const { snapshot, update, last, log, clock } = watch()
  snapshot()
  update(version, feed)
  // The rest of the old connection doesn't count.
  update(version + 1)
  expect(log).toEqual(['disconnect'])
  await clock.advance(1000)
  expect(log).toEqual(['disconnect', 'connect'])
  snapshot(20)
  update(21)
  expect(last()?.views?.[0]?.clockS).toBe(81)
})

test('the last state stays while the connection is lost', () => {
  const { socket, snapshot, hear, last } = watch()
  snapshot()
  hear('disconnect', 'transport close')
  socket.io.fire('reconnect_attempt', 2)
  expect(last()).toMatchObject({ views: [testView()], attempt: 2 })
  snapshot(1)
  expect(last()?.attempt).toBeNull()
})

test('a server that refuses is asked again', async () => {
  const { socket, hear, log, clock } = watch()
  socket.active = false
  hear('connect_error', new Error('full'))
  await clock.advance(5000)
  expect(log).toEqual(['connect'])
})
