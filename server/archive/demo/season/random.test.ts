import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draw = (length: number, next: () => number) => Array.from({ length }, next)
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

test('a seed gives its numbers again, another seed others', () => {
  const numbers = draw(5, createRandom('a', 1).even)
  expect(draw(5, createRandom('a', 1).even)).toEqual(numbers)
  expect(draw(5, createRandom('a', 2).even)).not.toEqual(numbers)
})

test('even numbers fill the range', () => {
  const numbers = draw(20_000, createRandom('even').even)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(Math.abs(mean(numbers) - 0.5)).toBeLessThan(0.01)
})

test('normal numbers have the mean and the spread asked for', () => {
  const { normal } = createRandom('normal')
  const numbers = draw(20_000, () => normal(10, 2))
  expect(Math.abs(mean(numbers) - 10)).toBeLessThan(0.06)
  expect(Math.abs(mean(numbers.map((number) => (number - 10) ** 2)) - 4)).toBeLessThan(0.15)
})

test('a weight is a chance', () => {
  const { weighted } = createRandom('weighted')
  const picks = draw(20_000, () => weighted([1, 0, 3]))
  expect(picks).not.toContain(1)
  expect(Math.abs(picks.filter((pick) => pick === 2).length / picks.length - 0.75)).toBeLessThan(
    0.02,
  )
})

test('shuffling keeps every item', () => {
  expect(new Set(createRandom('cards').shuffled([1, 2, 3, 4]))).toEqual(new Set([1, 2, 3, 4]))
})
