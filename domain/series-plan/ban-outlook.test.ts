import { expect, test } from 'vitest'
import { mostPickedChances, spread } from '../forecast/next-ban.ts'
import { banOutlook } from './ban-outlook.ts'

/** Two teams pick Loba with 20 % and 40 %, Ash with 80 % and 60 %. */
const LOBBY = [Float64Array.of(0.2, 0.8), Float64Array.of(0.4, 0.6)]
const LEGENDS = ['loba', 'ash']

test('the next game has the chances of being picked most, likeliest first', () => {
  const outlook = banOutlook(LOBBY, LEGENDS, 1, 0)
  expect(outlook.map(({ legend }) => legend)).toEqual(['ash', 'loba'])
  const [loba = 0, ash = 0] = mostPickedChances(LOBBY)
  expect(outlook.map(({ chance }) => chance)).toEqual([expect.closeTo(ash), expect.closeTo(loba)])
})

test('with each game before it the temperature is 0.4 higher', () => {
  const [ash] = banOutlook(LOBBY, LEGENDS, 1, 2)
  expect(ash?.chance).toBeCloseTo(spread(mostPickedChances(LOBBY), 1.8)[1] ?? 0)
})

const liftOfLoba = (ahead: number) => banOutlook(LOBBY, LEGENDS, 1, ahead)[1]?.lift ?? 0

test('one more pick makes a ban likelier, and less so many games ahead', () => {
  expect(liftOfLoba(0)).toBeGreaterThan(1)
  expect(liftOfLoba(2)).toBeCloseTo(liftOfLoba(0) ** (1 / 1.8))
})
