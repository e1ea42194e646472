import { expect, test } from 'vitest'
import { decidePoiDraft, type PoiDraftOperation } from './decide-poi-draft.ts'
import { clockOf, picksOf } from './pick-order.ts'
import { afterTimeOuts } from './pick-timer.ts'
import type { PoiDraftState } from './poi-draft.ts'
import { testPoiDraft } from './test-poi-draft.ts'

const S = 1000

/** The draft after these operations at these seconds. */
function play(draft: PoiDraftState, ...steps: readonly (readonly [number, PoiDraftOperation])[]) {
  return steps.reduce((now, [second, operation]) => {
    const context = { version: 1, by: 'mika', at: second * S, seed: 7, isSpot: () => true }
    const next = decidePoiDraft(now, operation, context)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, draft)
}

const start: PoiDraftOperation = { type: 'timer', seconds: 30 }
const claim = (pick: number, poi: number, map = 'stormpoint'): PoiDraftOperation => ({
  type: 'claim',
  pick,
  map,
  poi,
})

/** Owls, Herons, Reed, and back. */
const draft = testPoiDraft(['Owls', 'Herons', 'Reed'])

const teamsAt = (state: PoiDraftState, second: number) =>
  picksOf(afterTimeOuts(state, second * S)).map(({ team }) => team)

test('a team that misses its 30 seconds picks after the next one', () => {
  const running = play(draft, [0, start])
  expect(clockOf(afterTimeOuts(running, 29_999))).toMatchObject({ team: 'Owls', timedOut: false })
  const late = afterTimeOuts(running, 30 * S)
  expect(picksOf(late).slice(0, 3)).toMatchObject([
    { number: 1, planned: 2, team: 'Herons', timedOut: false },
    { number: 2, planned: 1, team: 'Owls', timedOut: true },
    { number: 3, planned: 3, team: 'Reed', timedOut: false },
  ])
  expect(late.timer).toEqual({ seconds: 30, until: 60 * S, leftMs: 30 * S, missed: 1 })
})

test('a claim names its pick as planned, so a late one is not made for the team after it', () => {
  const running = play(draft, [0, start])
  expect(() => play(running, [31, claim(1, 3)])).toThrow('not_on_the_clock')
  const claimed = play(running, [31, claim(2, 3)])
  expect(claimed.claims).toMatchObject([{ team: 'Herons', poi: 3 }])
  // The next pick has its whole time.
  expect(claimed.timer).toMatchObject({ until: 61 * S, missed: 0 })
  expect(clockOf(claimed)).toMatchObject({ planned: 1, team: 'Owls' })
})

test('a team that picks twice in a row goes behind the next other team with both', () => {
  const turn = play(draft, [0, start], [1, claim(1, 1)], [2, claim(2, 2)])
  expect(teamsAt(turn, 3)).toEqual(['Owls', 'Herons', 'Reed', 'Reed', 'Herons', 'Owls'])
  expect(teamsAt(turn, 32)).toEqual(['Owls', 'Herons', 'Herons', 'Reed', 'Reed', 'Owls'])
})

test('as many time-outs in a row as there are open picks pause the timer', () => {
  const running = play(draft, [0, start])
  const asleep = afterTimeOuts(running, 24 * 3600 * S)
  expect(asleep.timer).toEqual({ seconds: 30, until: null, leftMs: 30 * S, missed: 0 })
  expect(afterTimeOuts(running, 6 * 30 * S)).toEqual(asleep)
  expect(afterTimeOuts(running, 6 * 30 * S - 1).timer?.until).toBe(6 * 30 * S)
  expect(
    picksOf(asleep)
      .map(({ planned }) => planned ?? 0)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 5, 6])
})

test('looking at it in between changes nothing about what follows', () => {
  const running = play(draft, [0, start], [4, claim(1, 1)])
  for (const second of [10, 34, 50, 95, 200]) {
    const looked = afterTimeOuts(afterTimeOuts(running, second * S), 300 * S)
    expect(looked).toEqual(afterTimeOuts(running, 300 * S))
  }
})

test('a pause keeps what is left, and a claim in it gives the next pick its whole time', () => {
  const paused = play(draft, [0, start], [10, { type: 'pause', paused: true }])
  expect(paused.timer).toMatchObject({ until: null, leftMs: 20 * S })
  expect(afterTimeOuts(paused, 3600 * S)).toEqual(paused)
  const again = play(paused, [100, { type: 'pause', paused: false }])
  expect(again.timer).toMatchObject({ until: 120 * S })
  const claimed = play(paused, [50, claim(1, 1)])
  expect(claimed.timer).toMatchObject({ until: null, leftMs: 30 * S })
})

test('an undo and another order start the time again, and the order forgets time-outs', () => {
  const late = play(draft, [0, start], [31, claim(2, 3)])
  const undone = play(late, [40, { type: 'undo', team: 'Herons', map: 'stormpoint', poi: 3 }])
  expect(undone.timer).toMatchObject({ until: 70 * S })
  expect(clockOf(undone)).toMatchObject({ planned: 2 })
  const { name, maps, teams, mode, turns, allowSharing, team, series } = draft
  const setup = { name, maps, teams, mode, turns, allowSharing, team, series }
  const changed = play(undone, [41, { type: 'setup', setup, version: 1, confirmed: true }])
  expect(teamsAt(changed, 42)).toEqual(['Owls', 'Herons', 'Reed', 'Reed', 'Herons', 'Owls'])
})

test('without a timer nothing times out, and it can not be paused', () => {
  expect(afterTimeOuts(draft, 1e15)).toEqual(draft)
  expect(() => play(draft, [0, { type: 'pause', paused: true }])).toThrow('no_timer')
  const over = play(draft, [0, start], [1, { type: 'timer', seconds: null }])
  expect(over.timer).toBeNull()
})
