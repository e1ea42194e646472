import { type RosterEntry, toEntry } from './roster-entry.ts'
import { foldLegend, LEGENDS } from './shipped-legends.ts'

/** The first day of Season 26: 5 August 2025. */
const CLASS_CHANGE = 1_754_352_000_000
/** 1 May 2026. Of the beginning of Season 29, only the month is known. */
const AXLE = 1_777_593_600_000

/**
 * What changed since the specification's roster of Season 25. Administrators' own entries win. Ash and Revenant: josrojas'
 * ReactApexApi (cc8d0ef). Axle: one list of classes of Season 29, in which all others are as here.
 */
const SEASON_ENTRIES: readonly RosterEntry[] = [
  {
    name: 'Ash',
    short: 'Ash',
    classes: [
      { class: 'Assault', from: null },
      { class: 'Skirmisher', from: CLASS_CHANGE },
    ],
    spellings: [],
    retiredFrom: null,
  },
  {
    name: 'Revenant',
    short: 'Rev',
    classes: [
      { class: 'Skirmisher', from: null },
      { class: 'Assault', from: CLASS_CHANGE },
    ],
    spellings: [],
    retiredFrom: null,
  },
  {
    name: 'Axle',
    short: 'Axle',
    classes: [{ class: 'Skirmisher', from: AXLE }],
    // The game's internal name.
    spellings: ['Overdrive'],
    retiredFrom: null,
  },
]

/** The specification's roster, brought up to the current season, by key. */
export const SHIPPED_ENTRIES: ReadonlyMap<string, RosterEntry> = new Map([
  ...LEGENDS.map((legend) => [legend.key, toEntry(legend)] as const),
  ...SEASON_ENTRIES.map((entry) => [foldLegend(entry.name), entry] as const),
])
