import { afterEach, expect, test } from 'vitest'
import type { SpotRecordsAnswer, StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import { setMaps } from '#domain/catalog/map.ts'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import type { PoiDraftSetup, PoiDraftState } from '#domain/poi-draft/poi-draft.ts'
import { afterClaims, smallMap, testPoiDraft } from '#domain/poi-draft/test-poi-draft.ts'
import { sumsOf } from '#domain/stats/sums.ts'
import {
  buildBoard,
  isWished,
  lostWishes,
  orderRows,
  spotToClaim,
  wishRanks,
  withPendingWishes,
} from './board-model.ts'

afterEach(() => void setMaps([]))

const TEAMS = ['Owls', 'Herons', 'Foxes']

const stored = (draft: PoiDraftState, wishes: StoredPoiDraft['wishes'] = []): StoredPoiDraft => ({
  ...draft,
  wishes,
  id: 1,
  version: 5,
  timer: null,
  order: [],
  timedOut: [],
  now: 0,
  createdBy: null,
  seriesEvent: null,
  landedSeries: null,
})

/** Three teams, two maps, in snake order: Owls, Herons, Foxes, Foxes, Herons, Owls. */
const draftAfter = (claims: readonly string[], setup: Partial<PoiDraftSetup> = {}) =>
  afterClaims(testPoiDraft(TEAMS, setup), ...claims)

const wishesOn = (map: string, ...pois: number[]) => ({ map, pois })

test('the draft names our team, else the user does, in any spelling', () => {
  const open = stored(draftAfter([]))
  expect(buildBoard(open, ' HERONS', undefined).team).toBe('Herons')
  expect(buildBoard({ ...open, team: 'foxes' }, 'Herons', undefined).team).toBe('Foxes')
  expect(buildBoard(open, 'Gulls', undefined).team).toBeNull()
  expect(buildBoard(open, null, undefined).team).toBeNull()
})

test('people whose team is not in the draft see whose turn it is and no plan', () => {
  const board = buildBoard(stored(draftAfter([]), [wishesOn('stormpoint', 1)]), null, undefined)
  expect(board).toMatchObject({ clock: { number: 1, team: 'Owls' }, isOurTurn: false })
  expect(board).toMatchObject({ nextPick: null, plan: [] })
  expect([...board.chances.values()]).toEqual([null, null])
  expect(spotToClaim(board, null)).toBeNull()
})

test('on the clock, our next pick is the one after this', () => {
  const board = buildBoard(stored(draftAfter([])), 'Owls', undefined)
  expect(board).toMatchObject({ isOurTurn: true, nextPick: 6 })
  const later = buildBoard(stored(draftAfter(['stormpoint 1'])), 'Foxes', undefined)
  expect(later).toMatchObject({ isOurTurn: false, nextPick: 3 })
  const all = ['stormpoint 1', 'stormpoint 2', 'stormpoint 3']
  const done = [...all, 'worldsedge 3', 'worldsedge 2', 'worldsedge 1']
  expect(buildBoard(stored(draftAfter(done)), 'Owls', undefined)).toMatchObject({
    clock: null,
    isOurTurn: false,
    nextPick: null,
    plan: [],
  })
})

test('Enter claims the chosen spot, or our best open wish on our turn', () => {
  const wishes = [wishesOn('stormpoint', 2, 3)]
  const ours = buildBoard(stored(draftAfter(['stormpoint 2']), wishes), 'Herons', undefined)
  expect(spotToClaim(ours, null)).toEqual({ map: 'stormpoint', poi: 3 })
  expect(spotToClaim(ours, { map: 'worldsedge', poi: 7 })).toEqual({ map: 'worldsedge', poi: 7 })
  // A spot that is taken can't be claimed, so the wish is.
  expect(spotToClaim(ours, { map: 'stormpoint', poi: 2 })).toEqual({ map: 'stormpoint', poi: 3 })
  // On others' turns nothing is claimed without a choice.
  const theirs = buildBoard(stored(draftAfter([]), wishes), 'Herons', undefined)
  expect(spotToClaim(theirs, null)).toBeNull()
  expect(spotToClaim(theirs, { map: 'stormpoint', poi: 3 })).not.toBeNull()
})

test('without an open wish there is nothing to claim on our turn', () => {
  const board = buildBoard(
    stored(draftAfter(['stormpoint 2']), [wishesOn('stormpoint', 2)]),
    'Herons',
    undefined,
  )
  expect(spotToClaim(board, null)).toBeNull()
})

test('a team with a spot on a map gets no other one there, even if spots are shared', () => {
  const claims = ['stormpoint 1', 'stormpoint 1', 'stormpoint 1']
  const board = buildBoard(stored(draftAfter(claims, { allowSharing: true })), 'Foxes', undefined)
  expect(board).toMatchObject({ isOurTurn: true, clock: { number: 4 } })
  expect(spotToClaim(board, { map: 'stormpoint', poi: 5 })).toBeNull()
  expect(spotToClaim(board, { map: 'worldsedge', poi: 5 })).not.toBeNull()
})

test('nothing can be claimed once the draft is over', () => {
  const claims = ['stormpoint 1', 'stormpoint 2', 'worldsedge 2', 'worldsedge 1']
  const two = afterClaims(testPoiDraft(['Owls', 'Herons']), ...claims)
  const board = buildBoard(stored(two, [wishesOn('stormpoint', 4)]), 'Owls', undefined)
  expect(spotToClaim(board, { map: 'stormpoint', poi: 4 })).toBeNull()
})

const cellsOf = (draft: PoiDraftState) =>
  orderRows(buildBoard(stored(draft), 'Herons', undefined)).map(
    ({ team, isOurs, cells }) =>
      `${team}${isOurs ? '*' : ''}: ${cells
        .map(
          ({ claim, pick, isNow }) =>
            `${claim ? `spot ${claim.poi}, ` : ''}${pick}${isNow ? '!' : ''}`,
        )
        .join(' | ')}`,
  )

test('the order lists spots with their picks, and open picks on open maps in turn', () => {
  expect(cellsOf(draftAfter([]))).toEqual(['Owls: 1! | 6', 'Herons*: 2 | 5', 'Foxes: 3 | 4'])
  // Owls took the second map first, so their last pick belongs to the first one.
  expect(cellsOf(draftAfter(['worldsedge 9', 'stormpoint 4']))).toEqual([
    'Owls: 6 | spot 9, 1',
    'Herons*: spot 4, 2 | 5',
    'Foxes: 3! | 4',
  ])
})

test('the same order on each map counts on', () => {
  expect(cellsOf(draftAfter(['stormpoint 1'], { mode: 'straight' }))).toEqual([
    'Owls: spot 1, 1 | 4',
    'Herons*: 2! | 5',
    'Foxes: 3 | 6',
  ])
})

const unsent = (operation: PoiDraftOperation) => ({ operationId: 'op', operation })

test('a wish that is not sent yet shows at once, a claim does not', () => {
  const draft = stored(draftAfter([]), [wishesOn('stormpoint', 1, 2)])
  const shown = withPendingWishes(draft, [
    unsent({ type: 'wish', map: 'stormpoint', poi: 2, to: 0 }),
    unsent({ type: 'claim', pick: 1, map: 'stormpoint', poi: 2 }),
    unsent({ type: 'wish', map: 'worldsedge', poi: 8, to: 0 }),
    unsent({ type: 'wish', map: 'stormpoint', poi: 1, to: null }),
  ])
  expect(shown.wishes.find(({ map }) => map === 'stormpoint')?.pois).toEqual([2])
  expect(shown.wishes.find(({ map }) => map === 'worldsedge')?.pois).toEqual([8])
  expect(shown).toMatchObject({ claims: [], version: 5 })
})

test('a wish on a map that is no longer in the draft is left out', () => {
  const draft = stored(draftAfter([]))
  const gone = unsent({ type: 'wish', map: 'edistrict', poi: 1, to: 0 })
  expect(withPendingWishes(draft, [gone])).toBe(draft)
})

test('wishes are ranked without those that are gone', () => {
  const board = buildBoard(
    stored(draftAfter(['stormpoint 3', 'worldsedge 3']), [wishesOn('stormpoint', 3, 7, 1)]),
    'Herons',
    undefined,
  )
  expect([...wishRanks(board, 'stormpoint')]).toEqual([
    [7, 1],
    [1, 2],
  ])
  expect(lostWishes(board, 'stormpoint')).toEqual([3])
  expect(lostWishes(board, 'worldsedge')).toEqual([])
  expect(isWished(board, { map: 'stormpoint', poi: 3 })).toBe(true)
  expect(isWished(board, { map: 'worldsedge', poi: 3 })).toBe(false)
})

test('a claimed spot that teams can share is not lost', () => {
  const draft = draftAfter(['stormpoint 3'], { allowSharing: true })
  const board = buildBoard(stored(draft, [wishesOn('stormpoint', 3)]), 'Herons', undefined)
  expect(lostWishes(board, 'stormpoint')).toEqual([])
})

test('a spot that we claimed ourselves is not lost', () => {
  const board = buildBoard(
    stored(draftAfter(['stormpoint 3']), [wishesOn('stormpoint', 3)]),
    'Owls',
    undefined,
  )
  expect(lostWishes(board, 'stormpoint')).toEqual([])
  expect(wishRanks(board, 'stormpoint').size).toBe(0)
})

test('the plan and the chances use what the archive knows', () => {
  setMaps([smallMap('tiny', 3), smallMap('other', 9)])
  const answer: SpotRecordsAnswer = {
    drafts: [],
    drafted: [],
    spots: [
      {
        map: 'tiny',
        poi: 2,
        games: 4,
        points: sumsOf([2, 4, 6, 8]),
        placement: sumsOf([]),
        survival: sumsOf([]),
        contested: 1,
      },
    ],
    landings: [{ team: 'Foxes', map: 'tiny', poi: 2, games: 1 }],
  }
  const draft = testPoiDraft(['Owls', 'Foxes'], { maps: ['other', 'tiny'] })
  const wishes = [wishesOn('other', 1), wishesOn('tiny', 2, 3)]
  const board = buildBoard(stored(draft, wishes), 'Owls', answer)
  expect(board.records.get('tiny')?.get(2)).toMatchObject({ games: 4, contestRate: 0.25 })
  // Foxes pick twice before pick 4. The lobby's habits there are (1 + 1) / (1 + 3) = 1/2, worth 5 landings:
  // 1 - (1 + 5/2) / (1 + 5).
  expect(board.chances.get('tiny')?.byPoi.get(2)).toBeCloseTo(1 - 3.5 / 6, 12)
  // On the other map no one has landed: 1 - (5 / 9) / 5. So the wish on the small map comes first.
  expect(board.chances.get('other')?.byPoi.get(1)).toBeCloseTo(8 / 9, 12)
  expect(board.plan).toEqual([
    { pick: 1, map: 'tiny', best: 2, planB: 3 },
    { pick: 4, map: 'other', best: 1, planB: null },
  ])
})
