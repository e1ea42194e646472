import { expect, test } from 'vitest'
import type { GameMoment } from '#contract/review/moment.ts'
import { type PendingMoment, rebase, withPending } from './pending-moments.ts'

const moment = (id: string, at: number, change: Partial<GameMoment> = {}): GameMoment => ({
  id,
  game: 5,
  at,
  from: at,
  to: at,
  tags: [],
  note: id,
  players: [],
  legends: [],
  position: null,
  ring: null,
  isPrivate: false,
  version: 3,
  createdBy: 'ines',
  createdAt: 1,
  updatedBy: 'ines',
  updatedAt: 1,
  ...change,
})
const save = (operationId: string, one: GameMoment): PendingMoment => ({
  operationId,
  operation: { kind: 'save', id: one.id, content: one },
})
const remove = (operationId: string, id: string): PendingMoment => ({
  operationId,
  operation: { kind: 'delete', id, game: 5 },
})

test('what is not sent yet is shown where it will be', () => {
  const shown = withPending(
    [moment('a', 10), moment('b', 20), moment('c', 30)],
    [
      save('1', moment('new', 15, { version: 0 })),
      remove('2', 'b'),
      save('3', moment('c', 5, { note: 'moved' })),
      save('4', moment('elsewhere', 1, { game: 6 })),
    ],
    5,
    'mika',
  )
  expect(shown.map(({ id, isPending, createdBy }) => [id, isPending, createdBy])).toEqual([
    ['c', true, 'ines'],
    ['a', false, 'ines'],
    ['new', true, 'ines'],
  ])
  expect(shown[0]?.note).toBe('moved')
})

test('a change that waits behind a save builds on the version that it gave', () => {
  const sent = save('1', moment('a', 10, { version: 0 }))
  const pending = [sent, save('2', moment('a', 12, { version: 0 })), save('3', moment('b', 1))]
  const versions = rebase(pending, sent, 8).map(({ operation }) =>
    operation.kind === 'save' ? operation.content.version : null,
  )
  expect(versions).toEqual([0, 8, 3])
})
