import { expect, test } from 'vitest'
import { draftAt, memoryStorage, noAnswerError, openDraftPage, refusedWith } from './test-draft.ts'

const BAN_ASH = { type: 'ban', legend: 'ash' } as const
const BAN_FUSE = { type: 'ban', legend: 'fuse' } as const

test('a screen of another room closes the connection and shows only the draft of that room', async () => {
  const page = openDraftPage()
  const leave = page.session.join()
  await page.answerFetch(draftAt(3, { banned_legends: ['ash'] }))
  leave()
  page.session.join(5)
  expect(page.store.get()).toMatchObject({ room: 5, isKnown: false })
  expect(page.connections.map(({ room, isOpen }) => [room, isOpen])).toEqual([
    [1, false],
    [5, true],
  ])
  await page.answerFetch(draftAt(1, { banned_legends: ['fuse'] }))
  expect(page.store.get().shown.banned_legends).toEqual(['fuse'])
})

test('operations go to the room in which they were made', async () => {
  const page = openDraftPage()
  page.session.join(5)
  page.session.start([BAN_ASH])
  await page.answer(draftAt(1))
  expect(page.sentTo).toEqual([5])
})

test('what was not sent when the page left a room is still sent there, once', async () => {
  const storage = memoryStorage()
  const page = openDraftPage({ storage })
  const leave = page.session.join(5)
  page.session.start([BAN_ASH, BAN_FUSE])
  await page.answer(noAnswerError())
  leave()
  page.session.join(6)
  await page.answer(draftAt(1))
  await page.answer(refusedWith('room_finished'))
  expect(page.sentTo).toEqual([5, 5, 5])
  expect(page.pendingIds()).toEqual([])
  expect([...storage.items.keys()].filter((key) => key.startsWith('legendCalc_pending'))).toEqual(
    [],
  )
})

test('without an answer it stays for the next visit of that room, and of no other', async () => {
  const storage = memoryStorage()
  const page = openDraftPage({ storage })
  const leave = page.session.join(5)
  page.session.start([BAN_ASH])
  await page.answer(noAnswerError())
  leave()
  const leaveSix = page.session.join(6)
  await page.answer(noAnswerError())
  expect(page.pendingIds()).toEqual([])
  leaveSix()
  page.session.join(5)
  expect(page.pendingIds()).toEqual(['op-1'])
})

test.each([draftAt(9, { banned_legends: ['ash'] }), refusedWith('legend_banned')])(
  'an answer that arrives after the page left a room says nothing about the next one',
  async (answer) => {
    const page = openDraftPage()
    const leave = page.session.join(5)
    await page.answerFetch(draftAt(1))
    page.session.start([BAN_ASH])
    leave()
    page.session.join(6)
    await page.answer(answer)
    expect(page.store.get()).toMatchObject({ room: 6, shown: { version: 0, banned_legends: [] } })
    expect(page.shown).toEqual([])
  },
)

test('only the default room is stored on the device', async () => {
  const storage = memoryStorage()
  const page = openDraftPage({ storage })
  page.session.join(5)
  await page.answerFetch(draftAt(3, { banned_legends: ['ash'] }))
  expect([...storage.items.keys()]).toEqual([])
})
