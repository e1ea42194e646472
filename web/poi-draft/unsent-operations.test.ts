import { expect, test } from 'vitest'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import { openUnsent } from './unsent-operations.ts'

const claim = (pick: number): PoiDraftOperation => ({
  type: 'claim',
  pick,
  map: 'a map that is not loaded yet',
  poi: 3,
})

function testStorage() {
  const items = new Map<string, string>()
  let now = 1_000_000
  const storage = {
    read: (key: string) => items.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? items.delete(key) : items.set(key, value)),
  }
  return {
    items,
    pass: (ms: number) => {
      now += ms
    },
    open: (draft = 1, user = 7) => openUnsent(storage, () => now, draft, user),
  }
}

test('claims come back after a reload, for their draft and their user only', () => {
  const { open } = testStorage()
  const pending = [{ operationId: 'a', operation: claim(0) }]
  open().save(pending)
  expect(open()).toMatchObject({ fresh: pending, dropped: 0 })
  expect(open(2).fresh).toEqual([])
  expect(open(1, 8).fresh).toEqual([])
})

test('claims that are older than two minutes are dropped', () => {
  const { open, pass, items } = testStorage()
  open().save([{ operationId: 'a', operation: claim(0) }])
  pass(120_000)
  expect(open()).toMatchObject({ fresh: [], dropped: 1 })
  expect(items.size).toBe(0)
})

test('a changed order is not sent by a later page', () => {
  const { open, items } = testStorage()
  open().save([{ operationId: 'a', operation: { type: 'shuffle', confirmed: true } }])
  expect(items.size).toBe(0)
})

test('what another tab could not send stays', () => {
  const { open } = testStorage()
  const [one, two] = [open(), open()]
  one.save([{ operationId: 'a', operation: claim(0) }])
  two.save([{ operationId: 'b', operation: claim(1) }])
  one.save([])
  expect(open().fresh.map(({ operationId }) => operationId)).toEqual(['b'])
})
