import { afterEach, expect, test, vi } from 'vitest'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { liveMessages } from '#contract/base/realtime.texts.ts'
import { type DraftPage, draftStore, getDraftPage } from '../../shared/draft/draft-store.ts'
import { banEvent, draftAt, INES, MIKA } from '../../shared/draft/test-draft.ts'
import { CLOSED_LIVE, liveStore, type LiveStatus } from '../../shared/realtime/live-status.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { LivePill } from '../../app/shell/LivePill.tsx'
import { announce, useAnnouncement } from './announce.ts'
import { LastChange } from './LastChange.tsx'
import { StageStatus } from '../stage/StageStatus.tsx'
import { UnsentNotice } from './UnsentNotice.tsx'

const show = (status: LiveStatus, users: readonly { id: number; username: string }[] = []) =>
  liveStore.set({ ...CLOSED_LIVE, status, users })

afterEach(() => {
  liveStore.set(CLOSED_LIVE)
  draftStore.leave()
  vi.useRealTimers()
})

const BAN = {
  operationId: 'a',
  operation: { type: 'ban', legend: 'ash' },
  answeredAt: null,
} as const

function pageWith(change: Partial<DraftPage>): DraftPage {
  return { ...getDraftPage(), ...change }
}

const withPending = (...pending: DraftPage['client']['pending']) => ({
  client: { ...getDraftPage().client, pending },
})

test('what was not sent is listed while the page is offline', () => {
  show({ kind: 'offline' })
  const text = renderText(<UnsentNotice page={pageWith(withPending(BAN))} />)
  expect(text).toContain(texts.offlineNotice)
  expect(text).toContain(texts.unsent(1))
  expect(text).toContain(texts.operations.ban('Ash'))
})

test('while the connection is live an operation on its way is not listed', () => {
  show({ kind: 'live' })
  expect(renderText(<UnsentNotice page={pageWith(withPending(BAN))} />)).toBe('')
})

test('a server that takes no changes is named, unless it has answered all of them', () => {
  show({ kind: 'live' })
  const stuck = pageWith({ ...withPending(BAN), isStuck: true })
  expect(renderText(<UnsentNotice page={stuck} />)).toContain(texts.stuckNotice)
  const answered = pageWith({ ...withPending({ ...BAN, answeredAt: 4 }), isStuck: true })
  expect(renderText(<UnsentNotice page={answered} />)).toBe('')
})

test('what an earlier visit could not send waits for a decision', () => {
  show({ kind: 'live' })
  const text = renderText(<UnsentNotice page={pageWith({ held: [BAN, BAN] })} />)
  expect(text).toContain(texts.heldNotice)
  expect(text).toContain(texts.unsent(2))
  expect(text).toContain(texts.send)
  expect(text).toContain(texts.discard)
})

test('the last change names who made it, or the last saved game', () => {
  draftStore.start(MIKA, 1)
  const { client: empty } = getDraftPage()
  expect(renderText(<LastChange />)).toBe('')
  const entry = {
    id: Date.now(),
    comp: ['ash'],
    bannedLegends: [],
    timestamp: '',
    user: INES,
    version: 4,
  }
  draftStore.change({ client: { ...empty, state: draftAt(4, { draft_history: [entry] }) } })
  expect(renderText(<LastChange />)).toContain(`ines ${texts.gameActions.add(1)}`)
  draftStore.start(MIKA, 1)
  const notice = { events: [banEvent(5, 'ash')], isOwn: true, atMs: Date.now() }
  draftStore.change({ notices: [notice] })
  expect(renderText(<LastChange />)).toContain(`${texts.yourself} ${texts.actions.ban('Ash')}`)
})

test.each<[LiveStatus, boolean]>([
  [{ kind: 'live' }, false],
  [{ kind: 'closed' }, false],
  [{ kind: 'connecting' }, true],
  [{ kind: 'reconnecting', attempt: 1 }, true],
  [{ kind: 'offline' }, true],
])('a stage with the connection %j says that it is behind: %s', (status, isBehind) => {
  show(status)
  expect(renderText(<StageStatus />).includes(texts.stageBehind)).toBe(isBehind)
})

test.each<[LiveStatus, string]>([
  [{ kind: 'live' }, liveMessages.live],
  [{ kind: 'connecting' }, liveMessages.connecting],
  [{ kind: 'reconnecting', attempt: 0 }, liveMessages.lost],
  [{ kind: 'reconnecting', attempt: 2 }, liveMessages.reconnecting(2, 5)],
  [{ kind: 'offline' }, liveMessages.offline],
])('the bar says how the connection is: %j', (status, text) => {
  show(status)
  expect(renderText(<LivePill />)).toContain(text)
  expect(renderText(<LivePill />).includes(liveMessages.tryAgain)).toBe(status.kind === 'offline')
})

test('the bar says from when the data is once the server can not be reached', () => {
  const dataFrom = new Date(2026, 9, 1, 14, 2).getTime()
  liveStore.set({ ...CLOSED_LIVE, status: { kind: 'reconnecting', attempt: 1 }, dataFrom })
  expect(renderText(<LivePill />)).toContain("Can't reach the server. Data from 14:02.")
})

test('the bar names everyone who is here, and nothing while no screen needs it', () => {
  show({ kind: 'live' }, [MIKA, INES, ...[1, 2, 3].map((id) => ({ id, username: `user${id}` }))])
  const text = renderText(<LivePill />)
  expect(text).toContain(liveMessages.here(['mika', 'ines', 'user1', 'user2', 'user3']))
  expect(text).toContain(liveMessages.others(1))
  show({ kind: 'closed' })
  expect(renderText(<LivePill />)).toBe('')
})

const Heard = () => useAnnouncement()

const heard = () => renderText(<Heard />)

test('screen readers get one message a second, with what came meanwhile joined', () => {
  vi.useFakeTimers()
  announce('First')
  announce('Second')
  announce('Third')
  expect(heard()).toBe('First')
  vi.advanceTimersByTime(1000)
  expect(heard()).toBe('Second. Third')
  vi.advanceTimersByTime(1000)
  announce('Second. Third')
  // The same words are only read again if the text is another, so it ends with a space that can't break.
  expect(renderHtml(<Heard />)).toBe('Second. Third\u00A0')
  vi.advanceTimersByTime(1000)
})
