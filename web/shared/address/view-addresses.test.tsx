import { expect, test } from 'vitest'
import { useMapAddress } from '../../map/interactive/map-address.ts'
import { useLootpathAddress } from '../../map/lootpath/lootpath-address.ts'
import { usePinAddress } from '../../map/pin/pin-address.ts'
import { usePoiAddress } from '../../map/poi/poi-address.ts'
import { useCompared } from '../../stats/teams/use-compared.ts'
import { useWeaponView } from '../../catalog/weapons/use-weapon-view.ts'
import { renderHtml } from '../ui/test-render.tsx'

/** What a hook reads from an address. */
function readFrom<State>(search: string, useState: () => State): State {
  const found: State[] = []
  function Reader() {
    found.push(useState())
    return null
  }
  renderHtml(<Reader />, { search })
  const [state] = found
  if (state === undefined) throw new Error('the hook was not called')
  return state
}

test('POIs are on a map of the address, or on the first one', () => {
  expect(readFrom('?map=stormpoint&poi=6', usePoiAddress)).toMatchObject({
    map: 'stormpoint',
    poi: 6,
  })
  expect(readFrom('?map=talos&poi=six', usePoiAddress)).toMatchObject({
    map: 'worldsedge',
    poi: null,
  })
})

test('pins and lootpaths start on the same map', () => {
  expect(readFrom('', usePinAddress)).toMatchObject({ map: 'worldsedge', pin: null })
  expect(readFrom('?pin=3', usePinAddress).pin).toBe(3)
  expect(readFrom('?location=mill', useLootpathAddress)).toMatchObject({
    map: 'worldsedge',
    location: 'mill',
  })
})

test('the interactive map shows POIs unless the address says otherwise', () => {
  expect(readFrom('', useMapAddress)).toMatchObject({ layers: ['pois'], plan: null, search: '' })
  const state = readFrom('?map=edistrict&layers=pins,lootpaths&plan=4', useMapAddress)
  expect(state).toMatchObject({ map: 'edistrict', layers: ['pins', 'lootpaths'], plan: 4 })
  expect(state.search).toBe('?map=edistrict&layers=pins,lootpaths&plan=4')
})

test('an unknown layer is left out', () => {
  expect(readFrom('?layers=pins,secrets', useMapAddress).layers).toEqual(['pins'])
})

test('at most four teams are compared, each once however it is spelled', () => {
  const { teams, placeOf } = readFrom('?compare=A,B,b,C,D,E', useCompared)
  expect(teams).toHaveLength(4)
  expect(placeOf('a')).toBe(0)
  expect(placeOf('c')).toBe(2)
  expect(placeOf('E')).toBe(-1)
})

test('weapons are sorted by damage against purple armor at first', () => {
  expect(readFrom('', useWeaponView)).toMatchObject({
    ammo: 'all',
    armour: 'Purple',
    isFull: false,
    sort: { column: 'dps', direction: 'desc' },
  })
})

test('the armor and the table of the address are used, and only sorts that the table has', () => {
  const state = readFrom('?armour=red&ammo=sniper&table=full&sort=-mag', useWeaponView)
  expect(state).toMatchObject({
    armour: 'Red',
    ammo: 'sniper',
    isFull: true,
    sort: { column: 'mag', direction: 'desc' },
  })
  expect(readFrom('?sort=-mag', useWeaponView).sort.column).toBe('dps')
})
