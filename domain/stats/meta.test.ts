import { expect, test } from 'vitest'
import {
  type MetaGames,
  type MetaPicks,
  metaNews,
  metaRow,
  metaSpan,
  pickRate,
  rateChange,
} from './meta.ts'

const MODEL = { prior: 6, within: 44 }

const games = (teamGames: number, banned: string[], more: Partial<MetaGames> = {}): MetaGames => ({
  banned,
  bans: banned.length,
  map: 'stormpoint',
  span: 'now',
  week: null,
  teamGames,
  ...more,
})

const picks = (count: number, legends: string, more: Partial<MetaPicks> = {}): MetaPicks => ({
  legends: legends.split('|'),
  despite: [],
  span: 'now',
  week: null,
  map: null,
  bans: null,
  games: count,
  teams: 1,
  sums: { n: 0, points: 0, ownPoints: 0, priorShare: 0 },
  ...more,
})

test('a window ends with the newest game, and the one before is as long', () => {
  expect(metaSpan('4w', '2024-06-10', '2025-07-31')).toEqual({
    since: '2025-07-04',
    until: '2025-07-31',
    before: '2025-06-06',
    weeks: [
      '2025-06-06',
      '2025-06-13',
      '2025-06-20',
      '2025-06-27',
      '2025-07-04',
      '2025-07-11',
      '2025-07-18',
      '2025-07-25',
    ],
  })
  expect(metaSpan('season', '2024-06-10', '2025-07-31')).toMatchObject({
    since: '2025-01-01',
    before: '2024-01-01',
  })
  expect(metaSpan('all', '2024-06-10', '2025-07-31')).toMatchObject({
    since: '2024-06-10',
    before: null,
  })
})

test('what was banned could not be picked', () => {
  const table = {
    games: [games(20, []), games(20, ['ash']), games(10, ['ash', 'loba'], { map: 'edistrict' })],
    bans: [0, 1, 2],
    maps: ['stormpoint', 'edistrict'],
    hasBefore: false,
    model: MODEL,
  }
  const row = metaRow(['ash'], [picks(12, 'alter|ash|loba')], table)
  expect(row.now).toEqual({ games: 12, legal: 20 })
  expect(pickRate(row.now)).toBe(0.6)
  expect(row.before).toBeNull()
  expect(row.byBans.map(({ legal }) => legal)).toEqual([20, 0, 0])
  expect(metaRow(['alter', 'loba'], [], table).byBans.map(({ legal }) => legal)).toEqual([
    20, 20, 0,
  ])
  expect(metaRow(['alter'], [], table).byMap.map(({ legal }) => legal)).toEqual([40, 10])
})

test('a legend that was played although it was banned is not counted, the two beside it are', () => {
  const table = { games: [games(20, ['ash'])], bans: [1], maps: [], hasBefore: false, model: MODEL }
  const despite = [picks(5, 'alter|ash|loba', { despite: ['ash'] })]
  expect(metaRow(['ash'], despite, table).now).toEqual({ games: 0, legal: 0 })
  expect(metaRow(['alter'], despite, table).now).toEqual({ games: 5, legal: 20 })
})

test('picks count once in each of the four ways they are added up', () => {
  const table = {
    games: [games(20, [], { week: 7 }), games(10, [], { span: 'before', week: 2 })],
    bans: [0],
    maps: ['stormpoint'],
    hasBefore: true,
    model: MODEL,
  }
  const rows = [
    picks(8, 'alter|ash|loba'),
    picks(8, 'alter|ash|loba', { map: 'stormpoint' }),
    picks(8, 'alter|ash|loba', { bans: 0 }),
    picks(8, 'alter|ash|loba', { span: null, week: 7 }),
    picks(1, 'alter|ash|loba', { span: 'before' }),
    picks(1, 'alter|ash|loba', { span: null, week: 2 }),
  ]
  const row = metaRow(['ash'], rows, table)
  expect(row.now).toEqual({ games: 8, legal: 20 })
  expect(row.before).toEqual({ games: 1, legal: 10 })
  expect(row.byBans).toEqual([{ games: 8, legal: 20 }])
  expect(row.byMap).toEqual([{ games: 8, legal: 20 }])
  expect(row.weeks[7]).toEqual({ games: 8, legal: 20 })
  expect(row.weeks[2]).toEqual({ games: 1, legal: 10 })
})

test('points against the own average are the effect of the window', () => {
  const sums = { n: 3, points: 21, ownPoints: 1.4834, priorShare: 2.7802 }
  const table = { games: [], bans: [], maps: [], hasBefore: false, model: MODEL }
  const { effect } = metaRow(['ash'], [picks(3, 'alter|ash|loba', { sums })], table)
  // 21 - 1.4834 - 6 x 2.7802 = 2.8354; / (3 + 230)
  expect(effect?.effect).toBeCloseTo(0.01217, 5)
  expect(effect?.n).toBe(3)
})

test('a change needs enough team-games on both sides', () => {
  const now = { games: 30, legal: 60 }
  expect(rateChange({ now, before: { games: 9, legal: 30 } })).toBeCloseTo(20)
  expect(rateChange({ now, before: { games: 9, legal: 29 } })).toBeNull()
  expect(rateChange({ now, before: null })).toBeNull()
})

const WEEKS = Array.from({ length: 8 }, (_, week) => `week ${week}`)
const rowOf = (legend: string, rates: number[], series = 0, legal = 100) => ({
  legend,
  weeks: rates.map((rate) => ({ games: (rate * legal) / 100, legal })),
  banned: { series },
})

test('large steps of the last four weeks and bans of nearly every series are news, at most three', () => {
  const rows = [
    rowOf('Ballistic', [40, 40, 40, 40, 31, 31, 3, 4], 4),
    rowOf('Wattson', [10, 60, 60, 60, 60, 60, 60, 60], 18),
    rowOf('Ash', [60, 60, 60, 60, 60, 60, 60, 76], 25),
    rowOf('Seer', [0, 0, 0, 0, 0, 0, 0, 90], 0, 99),
    rowOf('Alter', [50, 50, 50, 50, 50, 50, 50, 64], 20),
    rowOf('Sparrow', [50, 50, 50, 50, 50, 50, 50, 50], 21),
  ]
  expect(metaNews(rows, WEEKS, 25)).toEqual([
    { kind: 'moved', legend: 'Ballistic', from: 31, to: 3, week: 'week 6' },
    { kind: 'moved', legend: 'Ash', from: 60, to: 76, week: 'week 7' },
    { kind: 'banned', legend: 'Ash', series: 25 },
  ])
  expect(metaNews([], WEEKS, 0)).toEqual([])
})
