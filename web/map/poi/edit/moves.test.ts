import { expect, test } from 'vitest'
import { countMoves, withMove, withoutSaved } from './moves.ts'

const from = { x: 10, y: 10 }
const to = { x: 20, y: 20 }

test('moves are counted over all maps, and a POI that is moved twice counts once', () => {
  let moves = withMove({}, 'edistrict', 1, { from, to })
  moves = withMove(moves, 'edistrict', 1, { from, to: { x: 30, y: 30 } })
  moves = withMove(moves, 'stormpoint', 4, { from, to })
  expect(moves).toEqual({ edistrict: { 1: { x: 30, y: 30 } }, stormpoint: { 4: to } })
  expect(countMoves(moves)).toBe(2)
})

test('what was moved while others were being saved is left to save', () => {
  const sent = withMove(withMove({}, 'edistrict', 1, { from, to }), 'edistrict', 2, { from, to })
  let moves = withMove(sent, 'edistrict', 2, { from, to: { x: 30, y: 30 } })
  moves = withMove(moves, 'edistrict', 3, { from, to })
  moves = withMove(moves, 'stormpoint', 4, { from, to })
  expect(withoutSaved(moves, 'edistrict', sent.edistrict ?? {})).toEqual({
    edistrict: { 2: { x: 30, y: 30 }, 3: to },
    stormpoint: { 4: to },
  })
})

test('a POI that is back where it is saved has not moved', () => {
  const moves = withMove({}, 'edistrict', 1, { from, to })
  expect(countMoves(withMove(moves, 'edistrict', 1, { from, to: from }))).toBe(0)
})
