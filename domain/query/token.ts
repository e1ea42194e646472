import { compKey, legendsOf } from '../catalog/comp.ts'
import { findLegend, legendKey } from '../catalog/legend.ts'
import { isMap } from '../catalog/map.ts'
import { poisOf } from '../catalog/poi.ts'
import { REGIONS } from '../archive/region.ts'
import { isCalendarDay } from './calendar.ts'
import { isDimension, isMeasure, isQueryKind } from './catalog.ts'

/** One part of a question to the archive: what is measured, what has a row, what counts, and when. */
export interface QueryToken {
  readonly kind: TokenKind
  readonly value: string
}

export const TOKEN_KINDS = [
  'measure',
  'by',
  'team',
  'player',
  'legend',
  'comp',
  'map',
  'region',
  'event',
  'kind',
  'poi',
  'game',
  'banned',
  'open',
  'since',
  'until',
  'days',
  'last',
] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Of these a question has at most one. */
export const SINGLE_KINDS: readonly TokenKind[] = [
  'measure',
  'by',
  'comp',
  'game',
  'kind',
  'since',
  'until',
  'days',
  'last',
]

export const MAX_QUERY_TOKENS = 24
export const MAX_TOKEN_LENGTH = 120
export const MAX_LAST_GAMES = 500
export const MAX_DAYS = 3650

/** As links and the API have it: `legend:ash`. */
export const writeToken = ({ kind, value }: QueryToken): string => `${kind}:${value}`

/** Null if there is no such token. Names of teams, players and events are checked when they are searched for. */
export function parseToken(text: string): QueryToken | null {
  const at = text.indexOf(':')
  const kind = TOKEN_KINDS.find((known) => known === text.slice(0, at))
  const raw = text.slice(at + 1).trim()
  if (at < 0 || kind === undefined || raw === '' || text.length > MAX_TOKEN_LENGTH) return null
  const value = VALUES[kind](raw)
  return value === null ? null : { kind, value }
}

const knownIf = (isKnown: (text: string) => boolean) => (text: string) =>
  isKnown(text) ? text : null
const legend = (text: string) => {
  const known = findLegend(text)
  return known.class === 'Unknown' && known.key !== legendKey(text) ? null : legendKey(text) || null
}
const anyName = (text: string): string | null => text
const day = knownIf(isCalendarDay)
const upTo = (most: number) =>
  knownIf((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most)

/** What a value has to look like, and its usual spelling. */
const VALUES: Record<TokenKind, (text: string) => string | null> = {
  measure: knownIf(isMeasure),
  by: knownIf(isDimension),
  team: anyName,
  player: anyName,
  legend,
  comp: (text) => {
    const key = compKey(legendsOf(text))
    return key.split('|').length === 3 ? key : null
  },
  map: knownIf(isMap),
  region: knownIf((text) => REGIONS.some((region) => region === text)),
  event: anyName,
  kind: knownIf(isQueryKind),
  poi: knownIf((text) => {
    const [map = '', id] = text.split('/')
    return isMap(map) && poisOf(map).some((poi) => String(poi.id) === id)
  }),
  game: knownIf((text) => parseGameRange(text) !== null),
  banned: legend,
  open: legend,
  since: day,
  until: day,
  days: upTo(MAX_DAYS),
  last: upTo(MAX_LAST_GAMES),
}

export interface GameRange {
  readonly from: number
  readonly to: number | null
}

/** `2`, `1-3`, or `>3` for all later ones. */
export function parseGameRange(text: string): GameRange | null {
  const [, sign, first, last] = /^(>?)([1-9]\d?)(?:-([1-9]\d?))?$/.exec(text) ?? []
  if (first === undefined || (sign === '>' && last !== undefined)) return null
  const from = Number(first)
  if (sign === '>') return { from: from + 1, to: null }
  const to = last === undefined ? from : Number(last)
  return to < from ? null : { from, to }
}

/** One of each kind. */
export const TOKEN_EXAMPLES: readonly QueryToken[] = [
  { kind: 'measure', value: 'picks' },
  { kind: 'by', value: 'week' },
  { kind: 'team', value: 'Alliance' },
  { kind: 'player', value: 'mika' },
  { kind: 'legend', value: 'ash' },
  { kind: 'comp', value: 'alter|ash|wattson' },
  { kind: 'map', value: 'stormpoint' },
  { kind: 'region', value: 'EMEA' },
  { kind: 'event', value: 'Harbor Open' },
  { kind: 'kind', value: 'official' },
  { kind: 'poi', value: 'stormpoint/6' },
  { kind: 'game', value: '1-3' },
  { kind: 'banned', value: 'alter' },
  { kind: 'open', value: 'ash' },
  { kind: 'since', value: '2026-08-01' },
  { kind: 'until', value: '2026-10-31' },
  { kind: 'days', value: '30' },
  { kind: 'last', value: '10' },
]
