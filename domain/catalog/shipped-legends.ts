/** Classes in the order all screens use. */
export const LEGEND_CLASSES = [
  'Assault',
  'Skirmisher',
  'Recon',
  'Support',
  'Controller',
  'Unknown',
] as const
export type LegendClass = (typeof LEGEND_CLASSES)[number]

export interface Legend {
  /** Lowercase letters only; legends are compared by it. */
  readonly key: string
  /** The roster's spelling, `MadMaggie`. */
  readonly name: string
  /** What screens show, `Mad Maggie`. */
  readonly label: string
  /** The spelling of the draft API, `mad_maggie`. */
  readonly snake: string
  /** For tables, `Maggie`. */
  readonly short: string
  readonly class: LegendClass
}

/** The roster of Season 25; the product's legend list uses that season's classes. */
const ROSTER: readonly (readonly [LegendClass, readonly string[]])[] = [
  ['Assault', ['Ash', 'Ballistic', 'Bangalore', 'Fuse', 'MadMaggie']],
  ['Skirmisher', ['Alter', 'Horizon', 'Octane', 'Pathfinder', 'Revenant', 'Wraith']],
  ['Recon', ['Bloodhound', 'Crypto', 'Seer', 'Vantage', 'Valkyrie', 'Sparrow']],
  ['Support', ['Conduit', 'Gibraltar', 'Lifeline', 'Loba', 'Mirage', 'Newcastle']],
  ['Controller', ['Catalyst', 'Caustic', 'Rampart', 'Wattson']],
]

/** Legends whose short name isn't their name. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  Ballistic: 'Balli',
  Bangalore: 'Bang',
  MadMaggie: 'Maggie',
  Horizon: 'Hori',
  Pathfinder: 'Path',
  Revenant: 'Rev',
  Bloodhound: 'Bh',
  Vantage: 'Vant',
  Valkyrie: 'Valk',
  Conduit: 'Cond',
  Gibraltar: 'Gibby',
  Lifeline: 'Life',
  Newcastle: 'Newc',
  Catalyst: 'Cat',
  Caustic: 'Caus',
  Rampart: 'Ramp',
  Wattson: 'Watt',
}
/** How much of a legend's name fits into a table. */
export const SHORT_LENGTH = 7

/** The key of a name as it is spelled, without the other spellings of the roster. */
export function foldLegend(text: string): string {
  return text
    .replace(/^#character_/i, '')
    .replace(/_NAME$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}]/gu, '')
}

/** `MadMaggie` to `Mad Maggie`. */
export const splitWords = (name: string) => name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

export const describeLegend = (label: string, short: string, ofClass: LegendClass): Legend => ({
  key: foldLegend(label),
  name: label.replaceAll(' ', ''),
  label,
  snake: label.toLowerCase().replaceAll(' ', '_'),
  short,
  class: ofClass,
})

/**
 * The specification's roster, which administrators change (legend.ts). Code that offers legends asks `currentLegends`;
 * this is for what comes with the product: emblems, facts and the demo season.
 */
export const LEGENDS: readonly Legend[] = ROSTER.flatMap(([ofClass, names]) =>
  names.map((name) => describeLegend(splitWords(name), SHORT_NAMES[name] ?? name, ofClass)),
)
