import { expect, test } from 'vitest'
import { groupFindings, inRuns } from './finding.ts'

const noMap = (game: number | null, team: string | null = null) => ({
  kind: 'unknown_map' as const,
  game,
  team,
  found: 'no map',
  action: 'kept',
})

test('the same words of several games are one finding, of several teams they are not', () => {
  const findings = [noMap(2), noMap(1), noMap(2), noMap(1, 'Fjord'), noMap(null, 'Reed')]
  const words = { kind: 'unknown_map', found: 'no map', action: 'kept' }
  expect(groupFindings(findings)).toEqual([
    { ...words, team: null, games: [1, 2] },
    { ...words, team: 'Fjord', games: [1] },
    { ...words, team: 'Reed', games: [] },
  ])
})

test.each([
  [[], ''],
  [[3], '3'],
  [[1, 2], '1 and 2'],
  [[1, 2, 3], '1 to 3'],
  [[1, 2, 3, 4, 6, 7], '1 to 4, 6 and 7'],
  [[1, 3, 5, 6, 7], '1, 3 and 5 to 7'],
])('%j are said as %j', (numbers, words) => {
  expect(inRuns(numbers)).toBe(words)
})
