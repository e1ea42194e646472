import { expect, test } from 'vitest'
import { expectedTop, teamsOnLegend } from './expected-picks.ts'

const ONE = ['Alter', 'Ash', 'Loba']
const TWO = ['Ash', 'Fuse', 'Wraith']
const LOBBY = [
  {
    team: 'Fjord',
    comps: [
      { comp: ONE, chance: 0.5 },
      { comp: TWO, chance: 0.25 },
    ],
  },
  { team: 'Nova', comps: [{ comp: ONE, chance: 0.75 }] },
  { team: 'Reed', comps: [{ comp: TWO, chance: 0.75 }] },
  { team: 'New', comps: [] },
]

test('the compositions are ranked by the number of teams that are expected to play them', () => {
  // 0.5 + 0.75 and 0.25 + 0.75.
  expect(expectedTop(LOBBY)).toEqual([
    {
      comp: ONE,
      expected: 1.25,
      teams: [
        { team: 'Nova', chance: 0.75 },
        { team: 'Fjord', chance: 0.5 },
      ],
    },
    {
      comp: TWO,
      expected: 1,
      teams: [
        { team: 'Reed', chance: 0.75 },
        { team: 'Fjord', chance: 0.25 },
      ],
    },
  ])
})

test('at most three are shown, and equal ones stand in the order of their names', () => {
  const comps = ['Alter', 'Ash', 'Bangalore', 'Bloodhound'].map((legend) => ({
    comp: [legend, 'Vantage', 'Wraith'],
    chance: 0.25,
  }))
  const shown = expectedTop([{ team: 'Fjord', comps: comps.toReversed() }])
  expect(shown.map(({ comp }) => comp[0])).toEqual(['Alter', 'Ash', 'Bangalore'])
})

test('a legend is played by a team in any of its compositions', () => {
  expect(teamsOnLegend(LOBBY, 'ash')).toEqual([
    { team: 'Fjord', chance: 0.75 },
    { team: 'Nova', chance: 0.75 },
    { team: 'Reed', chance: 0.75 },
  ])
  expect(teamsOnLegend(LOBBY, 'Wraith')).toEqual([
    { team: 'Reed', chance: 0.75 },
    { team: 'Fjord', chance: 0.25 },
  ])
})
