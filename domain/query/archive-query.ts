import { dayBefore } from './calendar.ts'
import {
  canGroup,
  type DimensionId,
  factsOf,
  isDimension,
  isMeasure,
  isTime,
  type MeasureId,
} from './catalog.ts'
import { type GameRange, type QueryToken, parseGameRange, type TokenKind } from './token.ts'

/** A question that can be answered: tokens in the form that the archive reads. */
export interface ArchiveQuery {
  readonly measure: MeasureId
  readonly by: DimensionId | null
  /** Whether it is about single players. */
  readonly ofPlayers: boolean
  readonly teams: readonly string[]
  readonly players: readonly string[]
  readonly legends: readonly string[]
  readonly comp: string | null
  readonly maps: readonly string[]
  readonly regions: readonly string[]
  readonly events: readonly string[]
  /** Official games or scrims only. */
  readonly gameKind: string | null
  /** `map/id`. */
  readonly pois: readonly string[]
  readonly games: GameRange | null
  /** All of them are banned. */
  readonly banned: readonly string[]
  /** None of them is banned. */
  readonly open: readonly string[]
  /** The first and the last day that count. */
  readonly since: string | null
  readonly until: string | null
  /** Only the latest games. */
  readonly last: number | null
}

/** Why tokens can't be answered. */
export type QueryProblem =
  | { readonly kind: 'measure' }
  /** The measure has no rows of this kind. */
  | { readonly kind: 'by'; readonly measure: MeasureId; readonly by: DimensionId }
  /** The figure is a part of one legend or composition, which isn't named. */
  | { readonly kind: 'part'; readonly measure: MeasureId; readonly part: 'legend' | 'comp' }
  /** The measure can't be limited to this. */
  | { readonly kind: 'filter'; readonly measure: MeasureId; readonly filter: TokenKind }
  | { readonly kind: 'period' }

const FILTERS_OF_BANS: readonly TokenKind[] = ['team', 'player', 'comp', 'poi', 'last']
const FILTERS_OF_PLAYERS: readonly TokenKind[] = ['comp', 'poi']

/** Today is a day such as 2026-11-19, for periods that end now. */
export function toQuery(tokens: readonly QueryToken[], today: string): ArchiveQuery | QueryProblem {
  const all = (kind: TokenKind) => tokens.filter((it) => it.kind === kind).map((it) => it.value)
  const one = (kind: TokenKind) => all(kind)[0] ?? null
  const measure = one('measure')
  if (measure === null || !isMeasure(measure)) return { kind: 'measure' }
  const { level, part } = factsOf(measure)
  const given = one('by')
  const isNamed = part !== undefined && all(part).length > 0
  const by = given !== null && isDimension(given) ? given : part && !isNamed ? part : null
  if (by && !canGroup(measure, by)) return { kind: 'by', measure, by }
  if (part && !isNamed && by !== part) return { kind: 'part', measure, part }

  const ofPlayers = level === 'player' || all('player').length > 0 || by === 'player'
  const refused = level === 'ban' ? FILTERS_OF_BANS : ofPlayers ? FILTERS_OF_PLAYERS : []
  const filter = tokens.find(({ kind }) => refused.includes(kind))?.kind
  if (filter) return { kind: 'filter', measure, filter }
  if (ofPlayers && by && (by === 'comp' || by === 'poi')) return { kind: 'by', measure, by }

  const days = one('days')
  const since = days === null ? one('since') : dayBefore(today, Number(days) - 1)
  const until = days === null ? one('until') : null
  if (since !== null && until !== null && until < since) return { kind: 'period' }
  const last = one('last')
  const games = one('game')
  return {
    measure,
    by,
    ofPlayers,
    teams: all('team'),
    players: all('player'),
    legends: all('legend'),
    comp: one('comp'),
    maps: all('map'),
    regions: all('region'),
    events: all('event'),
    gameKind: one('kind'),
    pois: all('poi'),
    games: games === null ? null : parseGameRange(games),
    banned: all('banned'),
    open: all('open'),
    since,
    until,
    last: last === null ? null : Number(last),
  }
}

export const isProblem = (it: ArchiveQuery | QueryProblem): it is QueryProblem => 'kind' in it

/** Whether its rows follow each other in time. */
export const isOverTime = ({ by }: ArchiveQuery) => isTime(by)
