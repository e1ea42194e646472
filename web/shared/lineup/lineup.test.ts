import { expect, test } from 'vitest'
import {
  EMPTY,
  isSame,
  lineupParsers,
  normalizeTeams,
  stepToGame,
  toggleLineupBan,
  toggleTeam,
} from './lineup.ts'

test('names with commas and percent signs survive the address', () => {
  const teams = ['Owls, Copper', '100% Reed', 'a%2Cb']
  const text = lineupParsers.teams.serialize(teams)
  expect(text).toBe('Owls%2C Copper,100%25 Reed,a%252Cb')
  expect(lineupParsers.teams.parse(text)).toEqual(teams)
})

test('an address written by hand counts each team once and at most 20', () => {
  expect(lineupParsers.teams.parse('Alliance,alliance , ,Reed')).toEqual(['Alliance', 'Reed'])
  const many = Array.from({ length: 30 }, (_, n) => `Team ${n}`)
  expect(normalizeTeams(many)).toHaveLength(20)
})

test('a name that is too long for a team leaves the others alone', () => {
  const teams = `Alliance,${'x'.repeat(101)},${'y'.repeat(100)}`
  expect(lineupParsers.teams.parse(teams)).toEqual(['Alliance', 'y'.repeat(100)])
})

test('bans in the address are legends in any spelling', () => {
  expect(lineupParsers.ban.parse('mad_maggie,MadMaggie,Lifeline')).toEqual([
    'madmaggie',
    'lifeline',
  ])
})

test('a click adds a team or takes it out, and the 21st is ignored', () => {
  const one = toggleTeam(EMPTY, 'Alliance')
  expect(one.teams).toEqual(['Alliance'])
  expect(toggleTeam(one, 'ALLIANCE').teams).toEqual([])
  const full = { ...EMPTY, teams: Array.from({ length: 20 }, (_, n) => `Team ${n}`) }
  expect(isSame(toggleTeam(full, 'One more'), full)).toBe(true)
  expect(isSame(toggleTeam(full, 'Team 3'), full)).toBe(false)
})

test('a click bans a legend or lets it play again', () => {
  const one = toggleLineupBan(EMPTY, 'MadMaggie')
  expect(one.ban).toEqual(['madmaggie'])
  expect(toggleLineupBan(one, 'mad_maggie').ban).toEqual([])
})

test('a step to another game is stored, and one back to the next game is not', () => {
  const ahead = stepToGame(EMPTY, 3, 1)
  expect(ahead.game).toBe(3)
  expect(stepToGame(ahead, 1, 1).game).toBeNull()
  expect(stepToGame(EMPTY, 0, 2).game).toBe(1)
  expect(stepToGame(EMPTY, 31, 2).game).toBe(30)
})

test('lineups differ in their game, map, series and known picks too', () => {
  const known = [{ team: 'Reed', legends: ['ash'] }]
  for (const change of [{ game: 2 }, { map: 'stormpoint' as const }, { series: 4 }, { known }]) {
    expect(isSame({ ...EMPTY, ...change }, EMPTY)).toBe(false)
    expect(isSame({ ...EMPTY, ...change }, { ...EMPTY, ...structuredClone(change) })).toBe(true)
  }
})
