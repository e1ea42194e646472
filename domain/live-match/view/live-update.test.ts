import { expect, test } from 'vitest'
import { applyUpdate, diffViews } from './live-update.ts'
import { type LiveView, SHOWN_KILLS } from './live-view.ts'
import { testView, viewedKill, viewedTeam } from './test-view.ts'

const kills = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => viewedKill(from + index))

/** What a viewer has who got these views as updates, one after another. */
const seenBy = (first: LiveView, ...later: readonly LiveView[]) => {
  let view = first
  let before = first
  for (const next of later) {
    const update = diffViews(before, next)
    if (update) view = applyUpdate(view, update)
    before = next
  }
  return view
}

test('nothing is sent if nothing has changed', () => {
  expect(diffViews(testView(), testView())).toBeNull()
})

test('only what has changed is sent', () => {
  const moved = { slot: 3, spots: [{ x: 31, y: 40 }] }
  const after = testView({
    clockS: 61,
    teams: [viewedTeam(2, { kills: 1 }), viewedTeam(3)],
    spots: [{ slot: 2, spots: [{ x: 10, y: 20 }] }, moved],
    kills: [viewedKill(1)],
  })
  expect(diffViews(testView(), after)).toEqual({
    feed: 1,
    clockS: 61,
    teams: [viewedTeam(2, { kills: 1 })],
    spots: [moved],
    kills: [viewedKill(1)],
  })
})

test('a viewer who saw every update has the same as one who came late', () => {
  const last = testView({
    phase: 'over',
    clockS: 900,
    teams: [viewedTeam(2, { placement: 1 }), viewedTeam(3, { placement: 2 }), viewedTeam(4)],
    kills: kills(SHOWN_KILLS - 9, SHOWN_KILLS + 30),
  })
  const seen = seenBy(
    testView({ teams: [viewedTeam(3)] }),
    testView({ kills: kills(1, 3) }),
    testView({
      kills: kills(1, SHOWN_KILLS),
      teams: [viewedTeam(2), viewedTeam(3), viewedTeam(4)],
    }),
    last,
  )
  expect(seen).toEqual(last)
})

test('another match replaces everything, even with the same teams', () => {
  const next = testView({ startedAt: 9_000, phase: 'lobby', kills: [], spots: [], ban: null })
  expect(diffViews(testView({ kills: kills(1, 5) }), next)).toEqual({ ...next, isWhole: true })
  expect(seenBy(testView({ kills: kills(1, 5) }), next)).toEqual(next)
})

test('a team that leaves the lobby is gone for everyone', () => {
  const after = testView({ phase: 'lobby', teams: [viewedTeam(3)], spots: [] })
  expect(seenBy(testView({ phase: 'lobby' }), after)).toEqual(after)
})
