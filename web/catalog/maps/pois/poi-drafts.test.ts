import { expect, test } from 'vitest'
import {
  changePoi,
  type PoiDraft,
  toPoiDrafts,
  toPois,
  withNewPoi,
  withoutPoi,
} from './poi-drafts.ts'

const DOCKS = { id: 1, name: 'Docks', x: 20, y: 30, spellings: ['Bay'], isRemoved: false }
const [docks] = toPoiDrafts([DOCKS], {})

function drafts(): PoiDraft[] {
  if (!docks) throw new Error('there is a draft')
  return [docks]
}

test('what was saved is sent as it was', () => {
  expect(toPois(drafts())).toEqual({ pois: [DOCKS] })
})

test('a POI that an editor moved is edited where it is shown', () => {
  const [moved] = toPoiDrafts([DOCKS], { 1: { x: 44.5, y: 6 } })
  expect(moved).toMatchObject({ left: '44.5', top: '6', former: 'Docks' })
})

test('a new POI gets the next id, also after one was removed', () => {
  const added = withNewPoi(withoutPoi(drafts(), 1))
  expect(added.map(({ id, isRemoved, former }) => [id, isRemoved, former])).toEqual([
    [1, true, 'Docks'],
    [2, false, null],
  ])
  expect(withoutPoi(added, 2)).toHaveLength(1)
})

test.each([
  ['an empty name', { name: ' ' }, 'Enter a name'],
  ['a position off the map', { left: '120' }, 'Docks: enter a position from 0% to 100%'],
  ['no number', { top: 'top' }, 'Docks: enter a position from 0% to 100%'],
])('%s is not sent', (_, change, fault) => {
  expect(toPois(changePoi(drafts(), 1, change))).toEqual({ fault })
})

test('two POIs of one name are not sent', () => {
  const two = changePoi(withNewPoi(drafts()), 2, { name: 'bay' })
  expect(toPois(two)).toEqual({ fault: '"bay" already means Docks' })
})
