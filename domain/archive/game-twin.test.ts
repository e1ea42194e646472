import { expect, test } from 'vitest'
import { compareGames, type ComparedPlayer, compareResults } from './game-twin.ts'

const lobby = (change: (index: number) => Partial<ComparedPlayer> = () => ({})) =>
  Array.from({ length: 10 }, (_, index) => ({
    playerId: `hash-${index}`,
    name: `Player ${index}`,
    legend: 'ash',
    placement: index + 1,
    ...change(index),
  }))

const renamed = (from: number) =>
  lobby((index) => (index >= from ? { playerId: `new-${index}`, name: `New ${index}` } : {}))

test('at least 80 % of the accounts make it the same game', () => {
  expect(compareGames(lobby(), renamed(8))).toBe('same')
  expect(compareGames(lobby(), renamed(7))).toBe('maybe')
  expect(compareGames(lobby(), renamed(4))).toBe('maybe')
  expect(compareGames(lobby(), renamed(3))).toBe('other')
})

test('without accounts names, legends and placements have to agree', () => {
  const foreign = (change: Partial<ComparedPlayer> = {}) =>
    lobby((index) => ({ playerId: `${index}`, name: `PLAYER ${index}`, ...change }))
  expect(compareGames(lobby(), foreign())).toBe('same')
  expect(compareGames(lobby(), foreign({ legend: 'loba' }))).toBe('maybe')
  expect(compareGames(lobby(), foreign({ placement: null }))).toBe('maybe')
  expect(compareGames([], foreign())).toBe('other')
})

/** All placements, with other kills for some teams. */
const results = (different = 0, teams = 20) =>
  Array.from({ length: teams }, (_, index) => ({
    placement: index + 1,
    kills: index < different ? 9 : index % 5,
  }))

test('placements and kills of at least 80 % of the teams make it the same game', () => {
  expect(compareResults(results(), results())).toBe('same')
  expect(compareResults(results(), results(4))).toBe('same')
  expect(compareResults(results(), results(5))).toBe('maybe')
  expect(compareResults(results(), results(10))).toBe('maybe')
  expect(compareResults(results(), results(11))).toBe('other')
  // Half of the lobby is missing.
  expect(compareResults(results(), results(0, 10))).toBe('maybe')
  expect(compareResults(results(0, 9), results(0, 9))).toBe('other')
  const unknown = results().map((result) => ({ ...result, kills: null }))
  expect(compareResults(unknown, unknown)).toBe('other')
})
