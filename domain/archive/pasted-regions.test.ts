import { expect, test } from 'vitest'
import { readPastedRegions } from './pasted-regions.ts'
import { teamKey } from '../team/team.ts'

const teams = new Map(
  ['Reed', 'Fjord', 'Owls, Copper', 'NA'].map((name) => [teamKey(name), name] as const),
)
const read = (text: string) =>
  readPastedRegions(text, teams, 'EMEA').map(({ team, region }) => `${team} ${region}`)

test.each([
  ['with commas', 'Reed, NA\nfjord, APAC North'],
  ['with semicolons', '1. Reed; na\n2. Fjord;APAC-N'],
  ['from a table', 'Reed\tAmericas\t57\nFjord\tAPAC_N\t44'],
  ['with the region first', 'NA\tReed\nAPAC-N\tFjord'],
])('%s, each team has the region of its line', (_, text) => {
  expect(read(text)).toEqual(['Reed NA', 'Fjord APAC-N'])
})

test('a name without a region gets the chosen one', () => {
  expect(read('Reed\nFjord')).toEqual(['Reed EMEA', 'Fjord EMEA'])
})

test('a name can contain a comma, or be the name of a region', () => {
  expect(read('Owls, Copper, NA')).toEqual(['Owls, Copper NA'])
  expect(read('NA')).toEqual(['NA EMEA'])
})

test('unknown names are listed without a team', () => {
  expect(readPastedRegions('Nowhere, NA', teams, null)).toEqual([
    { text: 'Nowhere', team: null, region: 'NA' },
  ])
})
