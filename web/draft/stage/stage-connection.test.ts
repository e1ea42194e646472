import { expect, test } from 'vitest'
import { TestClock } from '../../shared/realtime/test-clock.ts'
import { testSocket } from '../../shared/realtime/test-socket.ts'
import { followStage, type StageView } from './stage-connection.ts'

const DRAFT = {
  version: 3,
  banned_legends: ['ash'],
  picked_legends: [],
  draft_history: [],
  room: {
    name: 'Main room',
    event: '',
    team: null,
    firstGame: 1,
    lastPlayed: 0,
    isFinished: false,
  },
}

function watch() {
  const log: string[] = []
  const views: StageView[] = []
  const clock = new TestClock()
  const socket = testSocket(log)
  const close = followStage(socket, (view) => views.push(view), clock)
  const hear = socket.fire
  return { socket, hear, log, views, clock, close }
}

test('the draft is shown live, and as outdated while the connection is lost', () => {
  const { hear, views } = watch()
  hear('stage_state', DRAFT)
  hear('stage_state', { version: 'none' })
  hear('disconnect')
  hear('stage_state', { ...DRAFT, version: 4 })
  expect(views).toEqual([
    { kind: 'shown', draft: DRAFT, isLive: true },
    { kind: 'shown', draft: DRAFT, isLive: false },
    { kind: 'shown', draft: { ...DRAFT, version: 4 }, isLive: true },
  ])
})

test('an older draft is ignored, unless it comes with a new connection', () => {
  const { hear, views } = watch()
  const versions = () =>
    views.flatMap((view) => (view.kind === 'shown' && view.isLive ? view.draft.version : []))
  hear('stage_state', DRAFT)
  hear('stage_state', { ...DRAFT, version: 2 })
  expect(versions()).toEqual([3])
  hear('disconnect')
  hear('connect')
  hear('stage_state', { ...DRAFT, version: 2 })
  expect(versions()).toEqual([3, 2])
})

test.each(['revoked', 'expired', 'unknown'] as const)(
  'a link that is %s when it is opened ends, without another attempt',
  async (reason) => {
    const { socket, hear, views, log, clock } = watch()
    socket.active = false
    hear('connect_error', new Error(reason))
    await clock.advance(60_000)
    expect(views).toEqual([{ kind: 'ended', reason }])
    expect(log).toEqual(['disconnect'])
  },
)

test('a link that ends while it is watched says so, and nothing after it is heard', async () => {
  const { socket, hear, views, log, clock } = watch()
  hear('stage_state', DRAFT)
  hear('stage_ended', { reason: 'revoked' })
  socket.active = false
  hear('disconnect')
  hear('stage_state', DRAFT)
  await clock.advance(60_000)
  expect(views.slice(1)).toEqual([{ kind: 'ended', reason: 'revoked' }])
  expect(log).toEqual(['disconnect'])
})

test('after a refusal it tries again after 5 seconds, after a close by the server after one', async () => {
  const { socket, hear, log, clock } = watch()
  socket.active = false
  hear('connect_error', new Error('Too many screens use this link right now'))
  await clock.advance(4999)
  expect(log).toEqual([])
  await clock.advance(1)
  expect(log).toEqual(['connect'])
  hear('disconnect')
  await clock.advance(999)
  expect(log).toEqual(['connect'])
  await clock.advance(1)
  expect(log).toEqual(['connect', 'connect'])
})

test('while socket.io reconnects by itself, nothing else does', async () => {
  const { hear, log, clock } = watch()
  hear('connect_error', new Error('xhr poll error'))
  hear('disconnect')
  await clock.advance(60_000)
  expect(log).toEqual([])
})

test('a page that is left closes the socket and its timer', async () => {
  const { socket, hear, log, clock, close } = watch()
  socket.active = false
  hear('disconnect')
  close()
  await clock.advance(60_000)
  expect(log).toEqual(['disconnect'])
})
