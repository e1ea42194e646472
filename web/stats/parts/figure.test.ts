import { expect, test } from 'vitest'
import { COMP_FIGURES, formatPercent, GAME_BANNED, intervalText, TEAM_FIGURES } from './figure.ts'

test('rates are written in percent, with as many digits as asked for', () => {
  expect(formatPercent(0.12345)).toBe('12.3%')
  expect(formatPercent(0.12345, 2)).toBe('12.35%')
  expect(formatPercent(1, 0)).toBe('100%')
})

test('an interval is written with the figure it belongs to', () => {
  expect(intervalText({ low: 1.962, high: 8.038 }, TEAM_FIGURES.score.write)).toBe('1.96 to 8.04')
  expect(intervalText({ low: 0.058, high: 0.644 }, formatPercent)).toBe('5.8% to 64.4%')
})

test('survival is stored as the sum of three players and shown per player', () => {
  // 2616 s of three players are 872 s of one: 14 minutes and 32 seconds.
  expect(TEAM_FIGURES.survival.write(2616)).toBe('14:32')
})

test('a placement lies between 1 and 20, and has one digit less for compositions', () => {
  expect(TEAM_FIGURES.placement.bounds).toEqual({ least: 1, most: 20 })
  expect(TEAM_FIGURES.placement.write(7.25)).toBe('7.25')
  expect(COMP_FIGURES.placement.write(7.25)).toBe('7.3')
})

test('a ban comes after one of the six games of a series', () => {
  expect(GAME_BANNED.bounds).toEqual({ least: 1, most: 6 })
})
