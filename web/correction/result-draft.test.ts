import { expect, test } from 'vitest'
import { correctionOf, draftOf, pointsOf } from './result-draft.ts'

const result = {
  id: 7,
  team: 'Fjord',
  placement: 2,
  kills: 6,
  points: 13,
  legends: ['Ash', 'Loba'],
  poi: null,
  revision: 0,
}

test('a form that nobody touched says what was there', () => {
  expect(correctionOf(draftOf(result))).toEqual({
    placement: 2,
    kills: 6,
    legends: ['Ash', 'Loba'],
    poi: null,
  })
})

test.each([
  [{}, 13, "The file's own score. The table gives 15; it is taken when placement or kills change."],
  [{ kills: '7' }, 16, '9 for place 2 and 7 kills'],
  [{ placement: '1', kills: '1' }, 13, '12 for place 1 and 1 kill'],
  [{ kills: ' ' }, null, 'Without placement and kills there are no points.'],
])('with %j the points are %j: %s', (change, after, why) => {
  expect(pointsOf(result, { ...draftOf(result), ...change })).toEqual({ after, why })
})
