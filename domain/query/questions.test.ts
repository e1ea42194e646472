import { expect, test } from 'vitest'
import { indexNames } from './line-names.ts'
import { QUESTION_DAY, QUESTION_NAMES, QUESTIONS } from './questions.ts'
import { readLine } from './read-line.ts'
import { writeToken } from './token.ts'

const index = indexNames(QUESTION_NAMES)

const read = (line: string) => {
  const { tokens, unknown, lacksMeasure } = readLine(line, index, QUESTION_DAY)
  return {
    tokens: tokens.map(writeToken).toSorted(),
    unknown: [
      ...unknown.flatMap(({ text }) => text.toLowerCase().split(' ')),
      ...(lacksMeasure ? ['measure'] : []),
    ].toSorted(),
  }
}

test('a hundred different questions and more are written down', () => {
  expect(new Set(QUESTIONS.map(({ line }) => line)).size).toBe(102)
})

test.each(QUESTIONS)('$line', ({ line, tokens, unknown = [] }) => {
  expect(read(line)).toEqual({ tokens: tokens.split('; ').toSorted(), unknown: unknown.toSorted() })
})
