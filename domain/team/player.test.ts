import { expect, test } from 'vitest'
import { rosterUses } from '../catalog/own-team.ts'
import { assignPlayers } from './player.ts'

const uses = [
  { player: 'mika', legend: 'Ash', games: 20 },
  { player: 'mika', legend: 'Crypto', games: 18 },
  { player: 'torvald', legend: 'Crypto', games: 5 },
  { player: 'torvald', legend: 'Ash', games: 4 },
  { player: 'ines', legend: 'Newcastle', games: 30 },
]

test('the seating with the most games wins, not the greediest', () => {
  // mika on Ash and torvald on Crypto: 25; mika on Crypto and torvald on Ash: 22.
  expect(assignPlayers(['Crypto', 'Ash', 'Newcastle'], uses)).toEqual([
    { legend: 'Crypto', player: 'torvald' },
    { legend: 'Ash', player: 'mika' },
    { legend: 'Newcastle', player: 'ines' },
  ])
})

test('a legend nobody has played is open, and nobody sits twice', () => {
  expect(assignPlayers(['ash', 'Loba', 'Seer'], uses)).toEqual([
    { legend: 'ash', player: 'mika' },
    { legend: 'Loba', player: null },
    { legend: 'Seer', player: null },
  ])
})

test('equal records are settled by name', () => {
  const even = ['zoe', 'amy'].map((player) => ({ player, legend: 'Ash', games: 3 }))
  expect(assignPlayers(['Ash'], even)).toEqual([{ legend: 'Ash', player: 'amy' }])
})

test('a preferred legend counts more than games, and can be one that was never played', () => {
  const roster = [
    { name: 'Mika', legends: ['crypto'] },
    { name: 'torvald', legends: ['mad_maggie'] },
    { name: 'ines', legends: [] },
  ]
  const own = rosterUses(uses, roster)
  // By games mika would play Ash (25 to 22).
  expect(assignPlayers(['Crypto', 'Ash', 'Newcastle'], own)).toEqual([
    { legend: 'Crypto', player: 'Mika' },
    { legend: 'Ash', player: 'torvald' },
    { legend: 'Newcastle', player: 'ines' },
  ])
  expect(assignPlayers(['MadMaggie'], own)).toEqual([{ legend: 'MadMaggie', player: 'torvald' }])
})

test('who is not in the roster is not named', () => {
  const own = rosterUses(uses, [{ name: 'torvald', legends: [] }])
  expect(assignPlayers(['Ash', 'Newcastle'], own)).toEqual([
    { legend: 'Ash', player: 'torvald' },
    { legend: 'Newcastle', player: null },
  ])
})
