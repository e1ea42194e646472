import { afterEach, expect, test } from 'vitest'
import { findRegion } from '../archive/region.ts'
import { calibrationOf } from '../map/calibration.ts'
import { currentLegends, setRoster } from './legend.ts'
import { findMap, mapName } from './map.ts'
import { findPoi, poisOf } from './poi.ts'

// What the league's data of 2026 names, worked from recorded answers of its API (18 November 2026).

const MAPS = [
  ['Storm Point', 'mp_rr_tropic_island_mu2'],
  ["World's Edge", 'mp_rr_desertlands_hu'],
  ['E-District', 'mp_rr_district'],
  ['Broken Moon', 'mp_rr_divided_moon_mu1'],
  ['Olympus', 'mp_rr_olympus_mu3'],
  ['Kings Canyon', 'mp_rr_canyonlands_hu'],
] as const

/** By the number of the drop, from 1. */
const STORM_POINT =
  'Checkpoint, Outpost North, North Pad, Downed Beast, The Mill, Basin Armory, Cenote Cave, Barometer, Ceto Station, Cascade Falls, Command Center, The Wall, Zeus Station, Lightning Rod, East Trail, Storm Catcher, Launch Pad, Devastated Coast, Echo HQ, Coastal Camp, The Pylon, Forbidden Zone, Mountain Lift'
const E_DISTRICT =
  'Resort, The Lotus, Electro Dam, Boardwalk, City Hall, Canal Plaza, Galleria, Uptown, Heights, Blossom Drive, Neon Square, Energy Bank, Settlement, Stadium, Street Market, Viaduct, Draft Point, Shipyard Arcade'

const LEGENDS = {
  Assault: 'Ballistic, Bangalore, Fuse, Mad Maggie, Revenant',
  Skirmisher: 'Alter, Ash, Axle, Horizon, Octane, Pathfinder, Wraith',
  Recon: 'Bloodhound, Crypto, Seer, Sparrow, Valkyrie, Vantage',
  Support: 'Conduit, Gibraltar, Lifeline, Loba, Mirage, Newcastle',
  Controller: 'Catalyst, Caustic, Rampart, Wattson',
}

afterEach(() => void setRoster([], () => 0))

test.each(MAPS)(
  '%s is known by its name and by %s, with POIs and a calibration',
  (name, gameId) => {
    const map = findMap(gameId) ?? ''
    expect([findMap(name), mapName(map)]).toEqual([map, name])
    expect(poisOf(map).length).toBeGreaterThanOrEqual(20)
    expect(calibrationOf(map)).not.toBeNull()
  },
)

const namesOf = (map: string) => poisOf(map).map(({ name }) => name)

test('spots have the names of 2026, and their ids are the numbers of the drops', () => {
  expect(namesOf('stormpoint').join(', ')).toBe(STORM_POINT)
  // Humbert Labs and Old Town are drops 20 and 19 and our 19 and 20.
  expect(namesOf('edistrict').slice(0, 18).join(', ')).toBe(E_DISTRICT)
})

test.each([
  ['stormpoint', 'Bean', 6],
  ['stormpoint', 'Trident', 2],
  ['stormpoint', 'Cliff Side', 15],
  ['stormpoint', 'Jurassic', 22],
  ['stormpoint', 'Lift', 23],
  ['edistrict', 'Vibe Isle', 8],
] as const)('on %s %s is the former name of drop %i', (map, name, id) => {
  expect(findPoi(map, name)?.id).toBe(id)
})

test('the roster and its classes are those of the current season', () => {
  setRoster([], () => 1_777_593_600_000)
  const byClass = Map.groupBy(currentLegends(), (legend) => legend.class)
  const labels = [...byClass].map(([name, own]) => [
    name,
    own
      .map(({ label }) => label)
      .toSorted()
      .join(', '),
  ])
  expect(Object.fromEntries(labels)).toEqual(LEGENDS)
})

test.each([
  ['Americas', 'americas', 'NA'],
  ['Europe Middle East and Africa', 'europe-middle-east-and-africa', 'EMEA'],
  ['Asia Pacific North', 'asia-pacific-north', 'APAC-N'],
  ['Asia Pacific South', 'asia-pacific-south', 'APAC-S'],
  ['North America', 'north-america', 'NA'],
])('%s and %s are the region %s', (name, slug, region) => {
  expect([findRegion(name), findRegion(slug)]).toEqual([region, region])
})
