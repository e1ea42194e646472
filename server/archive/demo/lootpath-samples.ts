import type { MapId } from '#domain/catalog/map.ts'

interface LootpathSample {
  readonly map: MapId
  readonly slug: string
  readonly note: string
}

/** Two locations per map, so every tab shows something on the first start. */
export const LOOTPATH_SAMPLES: readonly LootpathSample[] = [
  {
    map: 'worldsedge',
    slug: 'countdown',
    note: 'Split at the landing: one clears the roof, two take the ground floor.\nMeet at stop 4 and rotate on foot before the first ring closes.',
  },
  {
    map: 'worldsedge',
    slug: 'fragment',
    note: 'Contested most games. Take stop 1 together, then decide whether to stay.',
  },
  {
    map: 'stormpoint',
    slug: 'barometer',
    note: 'Quiet loot for three. Leave stop 6 for last, it is on the way to the zip line.',
  },
  {
    map: 'stormpoint',
    slug: 'command-center',
    note: 'Scan first; the path follows the inner wall.',
  },
  { map: 'edistrict', slug: 'galleria', note: 'Upper floor first. Call what you leave behind.' },
  { map: 'edistrict', slug: 'resort', note: 'Two runs: pool side and main building.' },
  {
    map: 'brokenmoon',
    slug: 'cliff-side',
    note: 'Long but safe. About 80 seconds for all six stops.',
  },
  { map: 'brokenmoon', slug: 'the-core', note: 'Short path, expect company after stop 3.' },
]
