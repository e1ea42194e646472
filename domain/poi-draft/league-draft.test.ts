import { expect, test } from 'vitest'
import { draftOfPicks, type LeaguePick } from './league-draft.ts'
import { picksOf } from './pick-order.ts'
import { spotDraftRecord } from './drafted-spot.ts'

/** "Owls stormpoint 3". Without a map and spot the pick wasn't made. */
const picksFrom = (...lines: readonly string[]): LeaguePick[] =>
  lines.map((line, index) => {
    const [team = '', map, poi] = line.split(' ')
    return {
      team,
      planned: index + 1,
      actual: index + 1,
      timedOut: false,
      map: map ?? null,
      poi: poi === undefined ? null : Number(poi),
      by: null,
      at: null,
    }
  })

const SNAKE = picksFrom(
  'Owls stormpoint 1',
  'Reed worldsedge 2',
  'Reed stormpoint 3',
  'Owls worldsedge 4',
)

test('the order of a match day is the snake, that of finals the same in each round', () => {
  expect(draftOfPicks('Week 1', 7, SNAKE)).toMatchObject({
    name: 'Week 1',
    series: 7,
    maps: ['stormpoint', 'worldsedge'],
    teams: ['Owls', 'Reed'],
    mode: 'snake',
    turns: [],
    claims: [
      { team: 'Owls', map: 'stormpoint', poi: 1, by: 'league' },
      { team: 'Reed', map: 'worldsedge', poi: 2 },
      { team: 'Reed', map: 'stormpoint', poi: 3 },
      { team: 'Owls', map: 'worldsedge', poi: 4 },
    ],
  })
  const rounds = ['stormpoint 1', 'worldsedge 1', 'edistrict 1'].flatMap((spot, round) => [
    `Owls ${spot}`,
    `Reed ${spot.replace('1', String(round + 2))}`,
  ])
  expect(draftOfPicks('Final', 7, picksFrom(...rounds))).toMatchObject({ mode: 'straight' })
  const other = picksFrom('Owls a 1', 'Owls b 1', 'Reed a 2', 'Reed b 2')
  expect(draftOfPicks('Other', 7, other)).toMatchObject({ mode: 'manual', turns: [0, 0, 1, 1] })
})

test('a pick that timed out keeps its planned number and is claimed when it was made', () => {
  const [first, second, ...rest] = SNAKE
  if (!first || !second) throw new Error('no picks')
  const late = [
    { ...first, actual: 2, timedOut: true, by: 'Mika', at: 900 },
    { ...second, actual: 1 },
    ...rest,
  ]
  const draft = draftOfPicks('Week 1', 7, late)
  expect(draft && picksOf(draft)).toMatchObject([
    { number: 1, planned: 2, team: 'Reed', timedOut: false, claim: { poi: 2 } },
    { number: 2, planned: 1, team: 'Owls', timedOut: true, claim: { by: 'Mika', at: 900 } },
    { number: 3, planned: 3, claim: { poi: 3 } },
    { number: 4, planned: 4, claim: { poi: 4 } },
  ])
})

test('a pick that was never made is open, and a draft with missing picks is none', () => {
  const [first, second, third] = SNAKE
  if (!first || !second || !third) throw new Error('no picks')
  const open = draftOfPicks('Week 1', 7, [
    first,
    second,
    third,
    ...picksFrom('Owls').map((one) => ({ ...one, planned: 4, actual: 4 })),
  ])
  expect(open?.claims).toHaveLength(3)
  expect(draftOfPicks('Week 1', 7, [first, second, third])).toBeNull()
  expect(draftOfPicks('Week 1', 7, [])).toBeNull()
})

test('a spot that was the 2nd, 2nd and 8th claim of its map in four drafts', () => {
  // After 1 claim it is open in all four; until after 5 in the one where it was 8th and the one without it.
  expect(spotDraftRecord(4, [2, 2, 8], 1, 5)).toEqual({
    drafts: 4,
    claimed: 3,
    place: 4,
    open: { of: 4, still: 2 },
  })
  expect(spotDraftRecord(4, [2, 2, 8], 3, 8)).toMatchObject({ open: { of: 2, still: 1 } })
  expect(spotDraftRecord(4, [], 0, 20)).toEqual({
    drafts: 4,
    claimed: 0,
    place: null,
    open: { of: 4, still: 4 },
  })
})
