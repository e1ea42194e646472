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
  [
    {},
    13,
    'This score comes from the file. The points table gives 15, which is used when you change placement or kills.',
  ],
  [{ kills: '7' }, 16, '9 points for placement 2 plus 7 kills'],
  [{ placement: '1', kills: '1' }, 13, '12 points for placement 1 plus 1 kill'],
  [{ kills: ' ' }, null, 'Enter placement and kills to calculate points.'],
])('with %j the points are %j: %s', (change, after, why) => {
  expect(pointsOf(result, { ...draftOf(result), ...change })).toEqual({ after, why })
})
