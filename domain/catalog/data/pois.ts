import type { ShippedMapId } from '../shipped-maps.ts'

interface Poi {
  readonly id: number
  readonly name: string
  /** Percent of the square map, from the left and from the top. */
  readonly x: number
  readonly y: number
  /** Its name before it was renamed in 2025. Its number in the game's draft stayed. */
  readonly formerly?: string
}

interface GameMap {
  readonly id: ShippedMapId
  readonly name: string
  readonly pois: readonly Poi[]
  /** Other names for a POI in match data. */
  readonly aliases: Readonly<Record<string, readonly string[]>>
}

/**
 * Names of 2026, positions of Season 25. World's Edge, Storm Point and E-District: the draft's numbered
 * markers (https://github.com/selfa/POI-Draft-Picker, 3b72e9e), names checked against
 * https://github.com/Liquipedia/Lua-Modules (175d66e, POIMAP/Data.lua). Broken Moon: the labels of
 * the reworked map (https://github.com/Julefox/s21-platform, 0a4407c), numbered by us.
 * Olympus: Liquipedia's list of Season 27, numbered by us. Kings Canyon: the map's labels (Julefox/s21-platform,
 * cl_mp_rr_canyonlands_hu.nut) with their names in the game, numbered by us. Neither has a known drop number.
 */
export const MAPS: readonly GameMap[] = [
  {
    id: 'worldsedge',
    name: "World's Edge",
    pois: [
      { id: 1, name: 'Skyhook West', x: 24.6, y: 25 },
      { id: 2, name: 'Skyhook East', x: 41.9, y: 17.6 },
      { id: 3, name: 'Countdown', x: 29.4, y: 36.1 },
      { id: 4, name: 'Lava Fissure', x: 17, y: 39.8 },
      { id: 5, name: 'Landslide', x: 34.2, y: 45.8 },
      { id: 6, name: 'Mirage à Trois', x: 17.1, y: 52.8 },
      { id: 7, name: 'Staging', x: 31, y: 59.8 },
      { id: 8, name: 'Thermal Station', x: 23.5, y: 75.1 },
      { id: 9, name: 'Harvester', x: 42.4, y: 62 },
      { id: 10, name: 'The Tree', x: 43.3, y: 84.6 },
      { id: 11, name: 'Lava Siphon', x: 57.1, y: 72.6 },
      { id: 12, name: 'Launch Site', x: 54.6, y: 90.1 },
      { id: 13, name: 'The Dome', x: 71.5, y: 92.4 },
      { id: 14, name: 'Stacks', x: 73, y: 82.6 },
      { id: 15, name: 'Big Maude', x: 79.3, y: 68.6 },
      { id: 16, name: 'The Geyser', x: 75.9, y: 59.6 },
      { id: 17, name: 'Fragment', x: 68.4, y: 44.9 },
      { id: 18, name: 'Monument', x: 49.2, y: 42.2 },
      { id: 19, name: 'Survey Camp', x: 52, y: 22.2 },
      { id: 20, name: 'The Epicenter', x: 65.6, y: 29.8 },
      { id: 21, name: 'Climatizer', x: 75.1, y: 16.8 },
      { id: 22, name: 'Overlook', x: 82.4, y: 38.3 },
    ],
    aliases: {
      Fragment: ['Fragment East', 'Fragment West'],
      Skyhook: ['Skyhook East', 'Skyhook West'],
      'Lava Fissure': ['Lava Siphon'],
    },
  },
  {
    id: 'stormpoint',
    name: 'Storm Point',
    pois: [
      { id: 1, name: 'Checkpoint', x: 30.6, y: 33.1 },
      { id: 2, name: 'Outpost North', x: 38, y: 22.6, formerly: 'Trident' },
      { id: 3, name: 'North Pad', x: 23.8, y: 14.5 },
      { id: 4, name: 'Downed Beast', x: 15.3, y: 29.7 },
      { id: 5, name: 'The Mill', x: 11.8, y: 49.1 },
      { id: 6, name: 'Basin Armory', x: 24.4, y: 56.9, formerly: 'Bean' },
      { id: 7, name: 'Cenote Cave', x: 19.6, y: 69.5 },
      { id: 8, name: 'Barometer', x: 35.4, y: 73.8 },
      { id: 9, name: 'Ceto Station', x: 37.6, y: 50.3 },
      { id: 10, name: 'Cascade Falls', x: 51, y: 39 },
      { id: 11, name: 'Command Center', x: 69.7, y: 33.8 },
      { id: 12, name: 'The Wall', x: 54.3, y: 15.5 },
      { id: 13, name: 'Zeus Station', x: 78.6, y: 8.7 },
      { id: 14, name: 'Lightning Rod', x: 80.5, y: 23.5 },
      { id: 15, name: 'East Trail', x: 90.7, y: 37.9, formerly: 'Cliff Side' },
      { id: 16, name: 'Storm Catcher', x: 76.1, y: 38.3 },
      { id: 17, name: 'Launch Pad', x: 75.6, y: 63.3 },
      { id: 18, name: 'Devastated Coast', x: 81.7, y: 73.4 },
      { id: 19, name: 'Echo HQ', x: 65.7, y: 84 },
      { id: 20, name: 'Coastal Camp', x: 50.9, y: 85.8 },
      { id: 21, name: 'The Pylon', x: 59.2, y: 67.1 },
      { id: 22, name: 'Forbidden Zone', x: 48.7, y: 58.3, formerly: 'Jurassic' },
      { id: 23, name: 'Mountain Lift', x: 59.8, y: 47.8, formerly: 'Lift' },
    ],
    aliases: { Trident: ['Command Center'], Bean: ['Highpoint'] },
  },
  {
    id: 'edistrict',
    name: 'E-District',
    pois: [
      { id: 1, name: 'Resort', x: 18.2, y: 18.7 },
      { id: 2, name: 'The Lotus', x: 44.6, y: 16.6 },
      { id: 3, name: 'Electro Dam', x: 64.1, y: 22.2 },
      { id: 4, name: 'Boardwalk', x: 14.7, y: 35.4 },
      { id: 5, name: 'City Hall', x: 33.9, y: 41.8 },
      { id: 6, name: 'Canal Plaza', x: 49.7, y: 33.7 },
      { id: 7, name: 'Galleria', x: 63.3, y: 36 },
      { id: 8, name: 'Uptown', x: 71.1, y: 50.4, formerly: 'Vibe Isle' },
      { id: 9, name: 'Heights', x: 81.6, y: 35.8 },
      { id: 10, name: 'Blossom Drive', x: 11.6, y: 52.9 },
      { id: 11, name: 'Neon Square', x: 26, y: 53.6 },
      { id: 12, name: 'Energy Bank', x: 53.1, y: 42.4 },
      { id: 13, name: 'Settlement', x: 65.6, y: 63.3 },
      { id: 14, name: 'Stadium', x: 77, y: 61 },
      { id: 15, name: 'Street Market', x: 21, y: 71.5 },
      { id: 16, name: 'Viaduct', x: 33.3, y: 78.6 },
      { id: 17, name: 'Draft Point', x: 39.6, y: 66.7 },
      { id: 18, name: 'Shipyard Arcade', x: 45.3, y: 91.3 },
      { id: 19, name: 'Humbert Labs', x: 70.9, y: 79.6 },
      { id: 20, name: 'Old Town', x: 64.4, y: 90.8 },
    ],
    aliases: { Resort: ['Hammond Labs'], 'The Lotus': ['Turbine'] },
  },
  {
    id: 'brokenmoon',
    name: 'Broken Moon',
    pois: [
      { id: 1, name: 'Space Port', x: 13, y: 20 },
      { id: 2, name: 'Dry Gulch', x: 18, y: 36 },
      { id: 3, name: 'The Core', x: 35, y: 30 },
      { id: 4, name: 'Alpha Base', x: 57, y: 18 },
      { id: 5, name: 'Breaker Wharf', x: 81, y: 15 },
      { id: 6, name: 'Stasis Array', x: 60, y: 33 },
      { id: 7, name: 'Eternal Gardens', x: 81, y: 37 },
      { id: 8, name: 'Cliff Side', x: 52, y: 40 },
      { id: 9, name: 'Quarantine Zone', x: 43, y: 52 },
      { id: 10, name: 'Production Yard', x: 12, y: 58 },
      { id: 11, name: 'Underpass', x: 22, y: 63 },
      { id: 12, name: 'Experimental Labs', x: 10, y: 70 },
      { id: 13, name: 'The Foundry', x: 20, y: 86 },
      { id: 14, name: 'Solar Pods', x: 29, y: 82 },
      { id: 15, name: 'Cultivation', x: 38, y: 80 },
      { id: 16, name: 'Hazmat Tunnel', x: 58, y: 58 },
      { id: 17, name: 'Terraformer', x: 64, y: 68 },
      { id: 18, name: 'Atmostation', x: 63, y: 86 },
      { id: 19, name: 'Bionomics', x: 86, y: 79 },
      { id: 20, name: 'The Divide', x: 90, y: 50 },
    ],
    aliases: {},
  },
  {
    id: 'olympus',
    name: 'Olympus',
    pois: [
      { id: 1, name: 'Carrier', x: 21, y: 28 },
      { id: 2, name: 'Stabilizer', x: 36, y: 18 },
      { id: 3, name: 'Power Grid', x: 50, y: 24 },
      { id: 4, name: 'Rift', x: 69, y: 26 },
      { id: 5, name: 'Fight Night', x: 40, y: 31 },
      { id: 6, name: 'Oasis', x: 16.5, y: 41 },
      { id: 7, name: 'Turbine', x: 38, y: 42 },
      { id: 8, name: 'Gravity Engine', x: 57.5, y: 43 },
      { id: 9, name: 'Gardens', x: 74.2, y: 44 },
      { id: 10, name: 'Clinic', x: 91.2, y: 46.5 },
      { id: 11, name: 'Estates', x: 31, y: 52.5 },
      { id: 12, name: 'Hammond Labs', x: 51.5, y: 53 },
      { id: 13, name: 'Grow Towers', x: 73, y: 56 },
      { id: 14, name: 'Dockyard', x: 13, y: 61 },
      { id: 15, name: 'Terminal', x: 48, y: 65 },
      { id: 16, name: 'Hydroponics', x: 21, y: 71 },
      { id: 17, name: 'Somers University', x: 81, y: 72 },
      { id: 18, name: 'Solar Array', x: 62, y: 75 },
      { id: 19, name: 'Phase Driver', x: 39, y: 83 },
      { id: 20, name: 'Elysium', x: 82, y: 86 },
      { id: 21, name: 'Bonsai Plaza', x: 54, y: 90 },
      { id: 22, name: 'Icarus', x: 73, y: 92 },
    ],
    aliases: { Dockyard: ['Docks'] },
  },
  {
    id: 'kingscanyon',
    name: 'Kings Canyon',
    pois: [
      { id: 1, name: 'Crash Site', x: 40, y: 10 },
      { id: 2, name: 'Artillery', x: 54, y: 15 },
      { id: 3, name: 'Relay', x: 81, y: 22 },
      { id: 4, name: 'Spotted Lake', x: 25, y: 24 },
      { id: 5, name: 'The Rig', x: 92, y: 27 },
      { id: 6, name: 'Containment', x: 40, y: 30 },
      { id: 7, name: 'The Pit', x: 26, y: 35 },
      { id: 8, name: 'Capacitor', x: 75, y: 37 },
      { id: 9, name: 'Runoff', x: 13, y: 40 },
      { id: 10, name: 'Bunker Pass', x: 34, y: 45 },
      { id: 11, name: 'Swamps', x: 93, y: 50 },
      { id: 12, name: 'Singh Labs', x: 81, y: 51 },
      { id: 13, name: 'The Cage', x: 66, y: 53 },
      { id: 14, name: 'Airbase', x: 13, y: 56 },
      { id: 15, name: 'Hydro Dam', x: 79, y: 62 },
      { id: 16, name: 'Market', x: 49, y: 68 },
      { id: 17, name: 'Gauntlet', x: 16, y: 70 },
      { id: 18, name: 'Relic', x: 35, y: 73 },
      { id: 19, name: 'Repulsor', x: 78, y: 74 },
      { id: 20, name: 'Map Room', x: 76, y: 84 },
      { id: 21, name: 'Caustic Treatment', x: 56, y: 91 },
    ],
    aliases: { 'Singh Labs': ['Labs'], 'The Cage': ['Cage'], 'Hydro Dam': ['Hydro'] },
  },
]
