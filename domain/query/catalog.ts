/** What a figure is, so it is written and given an interval the same way everywhere. */
export type MeasureUnit = 'rate' | 'mean' | 'placement' | 'survival' | 'count'

/**
 * Where a figure comes from: results of teams, what single players did, or bans. `both` is read from players if the
 * question is about players, otherwise from teams.
 */
type MeasureLevel = 'team' | 'player' | 'both' | 'ban'

interface MeasureFacts {
  readonly unit: MeasureUnit
  readonly level: MeasureLevel
  /** What the figure is a part of: without a filter for it, the table has one row for each. */
  readonly part?: 'legend' | 'comp'
}

const MEASURES = {
  games: { unit: 'count', level: 'both' },
  picks: { unit: 'rate', level: 'both', part: 'legend' },
  comps: { unit: 'rate', level: 'team', part: 'comp' },
  points: { unit: 'mean', level: 'both' },
  placement: { unit: 'placement', level: 'both' },
  wins: { unit: 'rate', level: 'both' },
  top5: { unit: 'rate', level: 'both' },
  kills: { unit: 'mean', level: 'both' },
  damage: { unit: 'mean', level: 'both' },
  survival: { unit: 'survival', level: 'both' },
  knockdowns: { unit: 'mean', level: 'player' },
  accuracy: { unit: 'rate', level: 'player' },
  bans: { unit: 'rate', level: 'ban', part: 'legend' },
} as const satisfies Record<string, MeasureFacts>
export type MeasureId = keyof typeof MEASURES
export const MEASURE_IDS = Object.keys(MEASURES).filter(isMeasure)

export function isMeasure(text: string): text is MeasureId {
  return Object.hasOwn(MEASURES, text)
}

export const factsOf = (measure: MeasureId): MeasureFacts => MEASURES[measure]

/** What a table can have a row for. */
export const DIMENSIONS = [
  'team',
  'player',
  'legend',
  'comp',
  'map',
  'region',
  'event',
  'poi',
  'game',
  'day',
  'week',
  'month',
] as const
export type DimensionId = (typeof DIMENSIONS)[number]

export const isDimension = (text: string): text is DimensionId =>
  DIMENSIONS.some((dimension) => dimension === text)

/** Kinds of games that a question can be about. */
export const QUERY_KINDS = ['official', 'scrim'] as const

export const isQueryKind = (text: string): text is (typeof QUERY_KINDS)[number] =>
  QUERY_KINDS.some((kind) => kind === text)

/** Rows that follow each other in time, so a chart connects them. */
export const isTime = (by: DimensionId | null) => by === 'day' || by === 'week' || by === 'month'

/** Bans belong to a game of a lobby, not to one of its teams. */
const OF_BANS: readonly string[] = [
  'legend',
  'map',
  'region',
  'event',
  'game',
  'day',
  'week',
  'month',
]

/** A composition belongs to a team, and a spot to where a team landed. */
const NOT_OF_PLAYERS: readonly string[] = ['comp', 'poi']

/** Whether a table about this measure can have a row for each of these. */
export function canGroup(measure: MeasureId, by: DimensionId): boolean {
  const { level } = factsOf(measure)
  if (level === 'ban') return OF_BANS.includes(by)
  if (level === 'player') return !NOT_OF_PLAYERS.includes(by)
  if (measure === 'comps') return by !== 'player' && by !== 'legend'
  if (measure === 'picks') return by !== 'comp'
  return true
}
