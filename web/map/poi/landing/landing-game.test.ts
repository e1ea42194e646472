import { expect, test } from 'vitest'
import type { GameLanding } from '#contract/archive/landing.ts'
import { mappedGames, nextTeam } from './landing-game.ts'

const landing = (resultId: number, poi: string | null): GameLanding => ({
  resultId,
  team: `Team ${resultId}`,
  poi,
  poiId: null,
  source: poi === null ? null : 'hand',
  by: null,
  at: null,
})

test('the next team is the next one without a landing, and none if all are known', () => {
  const landings = [landing(1, null), landing(2, 'Trident'), landing(3, null), landing(4, 'Dome')]
  expect(nextTeam(landings, null)).toBe(1)
  expect(nextTeam(landings, 1)).toBe(3)
  expect(nextTeam(landings, 3)).toBe(1)
  expect(nextTeam(landings, 4)).toBe(1)
  expect(nextTeam([landing(1, null)], 1)).toBeNull()
  expect(nextTeam([], null)).toBeNull()
})

test('games on other maps cannot have landings', () => {
  const games = [
    { id: 1, number: 1, map: null },
    { id: 2, number: 2, map: 'stormpoint' as const },
  ]
  expect(mappedGames({ games })).toEqual([{ id: 2, number: 2, map: 'stormpoint' }])
})
