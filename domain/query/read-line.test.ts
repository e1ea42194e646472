import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeLine } from './complete-line.ts'
import { indexNames } from './line-names.ts'
import { QUESTION_DAY, QUESTION_NAMES, QUESTIONS } from './questions.ts'
import { readLine } from './read-line.ts'
import { parseToken, writeToken } from './token.ts'
import { toQuery } from './archive-query.ts'

const index = indexNames(QUESTION_NAMES)
const read = (line: string) => readLine(line, index, QUESTION_DAY)
const tokensOf = (line: string) => read(line).tokens.map(writeToken).join('; ')
const unknownOf = (line: string) => read(line).unknown.map(({ text }) => text)

test('a name with a spelling mistake is read, and the correction is reported', () => {
  const { tokens, corrected } = read('pick rate of balistic')
  expect(tokens.map(writeToken)).toEqual(['measure:picks', 'legend:ballistic'])
  expect(corrected).toEqual([{ text: 'balistic', token: { kind: 'legend', value: 'ballistic' } }])
})

test('a beginning that fits two names is marked with both', () => {
  expect(read('placement of night').unknown).toEqual([
    {
      text: 'night',
      start: 13,
      end: 18,
      could: [
        { kind: 'team', value: 'Night Fjord', label: 'Night Fjord' },
        { kind: 'event', value: 'Night Cup', label: 'Night Cup' },
      ],
    },
  ])
})

test.each([
  ['points of "Crypto Kings"', 'measure:points; team:Crypto Kings'],
  ['points of team Crypto Kings', 'measure:points; team:Crypto Kings'],
  ['Sagas points', 'measure:points'],
  ["Saga's points", 'team:Saga; measure:points'],
  ['most banned legend after game one', 'measure:bans; game:1; by:legend'],
  ['points after game 1', 'measure:points; game:>1'],
  ['games 2 to 4 points', 'game:2-4; measure:points'],
  ['points before game 3', 'measure:points; game:1-2'],
  ['who wins', 'measure:wins; by:team'],
  ['teams that play Wattson', 'legend:wattson; measure:picks; by:team'],
  ['win rate with Ash banned and Alter open', 'measure:wins; banned:ash; open:alter'],
  ['points of Ash vs Alter', 'measure:points; legend:ash; legend:alter; by:legend'],
  ['points on 3 November', 'measure:points; since:2026-11-03; until:2026-11-03'],
  ['points in 2025', 'measure:points; since:2025-01-01; until:2025-12-31'],
  ['points before August 2026', 'measure:points; until:2026-07-31'],
  ['points from December to January', 'measure:points; since:2025-12-01; until:2026-01-31'],
  ['points last month', 'measure:points; since:2026-10-01; until:2026-10-31'],
  ['points yesterday', 'measure:points; since:2026-11-18; until:2026-11-18'],
  ['kills weekly', 'measure:kills; by:week'],
])('%s: %s', (line, want) => {
  expect(tokensOf(line)).toBe(want)
})

test.each([
  ['points and kills', ['kills']],
  ['points by week by map', ['by map']],
  ['points last 5 games last 9 games', ['last 9 games']],
  ['points since yesterdayish', ['since', 'yesterdayish']],
  ['points with 2 bans', ['bans', '2']],
  ['points not on Storm Point', ['not']],
  ['legends of players', ['players']],
])('what can only be once, or means nothing, is marked: %s', (line, want) => {
  expect(unknownOf(line).toSorted()).toEqual(want.toSorted())
})

test('names that are ordinary words or numbers need quotes, or the word for what they are', () => {
  const names = { teams: ['what?', 'We', 'On The Map'], players: ['2', 'points'], events: [] }
  const odd = indexNames(names)
  const texts = (line: string) =>
    readLine(line, odd, QUESTION_DAY).tokens.map(writeToken).join('; ')
  expect(texts('what do we play on the map with 2 bans')).toBe('measure:bans; by:map')
  expect(texts('points of team what?')).toBe('measure:points; team:what?')
  expect(texts('points of "We" and player 2')).toBe('measure:points; team:We; player:2')
  expect(texts('points of "on the map"')).toBe('measure:points; team:On The Map')
})

describe('whatever is typed', () => {
  const word = fc.constantFrom(
    ...QUESTIONS.flatMap(({ line }) => line.split(' ')),
    'zyx',
    '"Copper Owls"',
    ',',
    '/',
  )
  const lines = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
  )

  test('every token can be written into a link and read back', () => {
    fc.assert(
      fc.property(lines, (line) => {
        for (const token of read(line).tokens) {
          expect(parseToken(writeToken(token))).toEqual(token)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('unknown words are where the line has them, and the rest makes a question or says what is missing', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { tokens, unknown, lacksMeasure } = read(line)
        for (const { text, start, end } of unknown) expect(line.slice(start, end)).toBe(text)
        const query = toQuery(tokens, QUESTION_DAY)
        expect('kind' in query && query.kind === 'measure').toBe(lacksMeasure)
      }),
      { numRuns: 500 },
    )
  })
})

const completions = (line: string) =>
  completeLine(line, read(line).tokens, index).map((it) => it.line)

test('the word being typed is completed with names and measures', () => {
  expect(completions('pick rate of bal')).toEqual(['pick rate of Ballistic '])
  expect(completions('placem')).toContain('placement ')
  expect(completions('points on storm po')).toEqual(['points on Storm Point '])
  expect(completions('points of copper o')).toEqual(['points of Copper Owls '])
})

test('after a blank it offers what comes next: first a measure, then a period or what has rows', () => {
  expect(completions('')).toContain('pick rate ')
  const next = completions('ban rate ')
  expect(next).toContain('ban rate last 30 days ')
  expect(next).not.toContain('ban rate pick rate ')
  expect(next).not.toContain('ban rate by team ')
})
