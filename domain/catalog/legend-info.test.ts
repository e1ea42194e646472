import { expect, test } from 'vitest'
import { findLegend, LEGENDS } from './legend.ts'
import {
  builtInInfo,
  changedFields,
  flattenInfo,
  INFO_FIELDS,
  infoChanges,
  joinInfo,
  type LegendInfo,
  nestInfo,
  uncertainInfo,
} from './legend-info.ts'

const ASH = findLegend('Ash')
const base = factsOf('Ash')

function factsOf(name: string): LegendInfo {
  const info = builtInInfo(findLegend(name))
  if (!info) throw new Error(`${name} has no facts`)
  return info
}

test('every legend of the roster has something in every field but the cooldown of its passive', () => {
  for (const { name } of LEGENDS) {
    const empty = INFO_FIELDS.filter((field) => !factsOf(name)[field])
    expect(empty).toEqual(['passiveCooldown'])
  }
  expect(builtInInfo(findLegend('Vesper'))).toBeNull()
})

test('what the calls carry is the same, sorted into abilities and perks', () => {
  const nested = nestInfo(base)
  expect(nested).toMatchObject({
    abilities: { tactical: 'Arc Snare', tacticalCooldown: 20, ultimate: 'Phase Breach' },
    passive: "Predator's Pursuit",
    perks: { perk1: 'Dual Breach', perk4: 'Greedy Snare' },
  })
  expect(Object.keys(nested.abilities)).toHaveLength(6)
  expect(flattenInfo(nested)).toEqual(base)
})

test('only what differs is a change', () => {
  const edited = { ...base, tacticalCooldown: 25, perk2: 'Charged Knock' }
  expect(changedFields(edited, base)).toEqual(['tacticalCooldown'])
  expect(infoChanges(edited, base)).toEqual({ tacticalCooldown: 25 })
})

test('a cooldown that sources disagree about is certain once somebody has changed it', () => {
  expect(uncertainInfo(ASH, base)).toEqual({
    ultimateCooldown: '120 in 2024 game files, 150 in S29 list',
  })
  expect(uncertainInfo(ASH, { ...base, ultimateCooldown: 150 })).toEqual({})
})

test('of two edits at once each keeps its own fields, and mine stands where both changed one', () => {
  const mine = { ...base, tacticalCooldown: 25, perk1: 'Mine', perk3: 'Agreed' }
  const theirs = { ...base, ultimateCooldown: 150, perk1: 'Theirs', perk3: 'Agreed' }
  expect(joinInfo(mine, base, theirs)).toEqual({
    info: { ...base, tacticalCooldown: 25, ultimateCooldown: 150, perk1: 'Mine', perk3: 'Agreed' },
    disputed: ['perk1'],
  })
})
