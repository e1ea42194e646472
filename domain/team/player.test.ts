import { expect, test } from 'vitest'
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
