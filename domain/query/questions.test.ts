import { expect, test } from 'vitest'
import { QUESTIONS } from './questions.ts'

test('a hundred different questions are written down', () => {
  expect(new Set(QUESTIONS.map(({ line }) => line)).size).toBe(100)
})
