import { expect, test } from 'vitest'
import { draftPageMessages } from '#contract/draft/draft-page.texts.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import type { DraftRoom } from '#contract/draft/draft-room.ts'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import { renderText } from '../../shared/ui/test-render.tsx'
import { DraftHead } from '../DraftHead.tsx'
import { FinishedDraft } from './FinishedDraft.tsx'
import { RoomStrip } from './RoomStrip.tsx'

const room: DraftRoom = {
  id: 4,
  name: 'Harbor Open W2',
  event: 'Harbor Open',
  team: null,
  series: null,
  teams: [],
  maps: [],
  isPrivate: false,
  createdBy: { id: 1, username: 'ann' },
  createdAt: 0,
  finishedAt: null,
  changedAt: null,
  bannedLegends: [],
  games: 0,
  firstGame: 1,
  lastPlayed: 0,
  nextGame: 1,
  points: null,
  people: [],
  editors: 3,
  role: 'manage',
}
const strip = (finishedAt: number | null, changes: Partial<DraftRoom> = {}) =>
  renderText(<RoomStrip room={4} />, {
    answers: [[['rooms', 'room', 4], { room: { ...room, finishedAt, ...changes }, members: [] }]],
  })
const head = (isFinished: boolean) =>
  renderText(
    <DraftHead
      games={[]}
      lastAction={undefined}
      isNarrow={false}
      isReadOnly={isFinished}
      onStage={() => {}}
      onShare={() => {}}
    />,
  )

test('the strip says how many people can edit, and why a finished draft has no controls', () => {
  expect(strip(null)).toContain('3 can edit')
  expect(strip(null)).toContain(texts.startSeries)
  expect(strip(null)).not.toContain(texts.finishedWhy)
  expect(strip(1)).toContain(
    "This draft is finished. It can't be changed until its creator or an editor reopens it.",
  )
  expect(strip(1)).not.toContain(texts.startSeries)
})

// Finding D5.
test('the strip says who can edit, and someone who only watches why', () => {
  expect(strip(null, { editors: null })).toContain('everyone with an account can edit')
  const watched = strip(null, { role: 'view' })
  expect(watched).toContain(texts.viewerWhy)
  expect(watched).toContain(texts.viewOnly)
  expect(watched).not.toContain(texts.startSeries)
})

test('a finished draft is neither undone nor reset', () => {
  expect(head(false)).toContain(draftPageMessages.reset)
  expect(head(true)).not.toContain(draftPageMessages.reset)
  expect(head(true)).not.toContain(draftPageMessages.undo)
  expect(head(true)).toContain(draftPageMessages.export)
})

test('a finished draft shows its last bans', () => {
  const draft = { ...EMPTY_DRAFT, banned_legends: ['fuse', 'wattson'] }
  expect(renderText(<FinishedDraft draft={draft} isOver />)).toBe('Last bans 2 Fuse Watt')
  expect(renderText(<FinishedDraft draft={EMPTY_DRAFT} isOver />)).toContain(texts.noBans)
})
