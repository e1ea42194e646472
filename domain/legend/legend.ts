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
/** How much of an unknown legend's name fits into a table. */
const SHORT_LENGTH = 7

export const LEGENDS: readonly Legend[] = ROSTER.flatMap(([legendClass, names]) =>
  names.map((name) => describe(name, legendClass)),
)

const byKey = new Map(LEGENDS.map((legend) => [legend.key, legend]))

/** Cache of all spellings used within the product, so comparing them is one lookup. */
const KEYS = new Map(
  LEGENDS.flatMap(({ key, name, label, snake }) =>
    [key, name, label, snake].map((spelling) => [spelling, key] as const),
  ),
)

/** `MadMaggie`, `Mad Maggie`, `mad_maggie` and `#character_madmaggie_NAME` all give the same key. */
export function legendKey(text: string): string {
  return KEYS.get(text) ?? foldLegend(text)
}

function foldLegend(text: string): string {
  return text
    .replace(/^#character_/i, '')
    .replace(/_NAME$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}]/gu, '')
}

/** Legends that aren't in the roster get the class Unknown, because new legends come out every year. */
export function findLegend(text: string): Legend {
  return byKey.get(legendKey(text)) ?? describe(text, 'Unknown')
}

function describe(name: string, legendClass: LegendClass): Legend {
  const label = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return {
    key: foldLegend(name),
    name,
    label,
    snake: label.toLowerCase().replaceAll(' ', '_'),
    short: shortOf(name, legendClass),
    class: legendClass,
  }
}

function shortOf(name: string, legendClass: LegendClass) {
  return legendClass === 'Unknown' ? name.slice(0, SHORT_LENGTH) : (SHORT_NAMES[name] ?? name)
}
