import type { CompRecord } from '../catalog/comp.ts'
import { legendKey } from '../catalog/legend.ts'

/** One step of a weight, so a screen can show how it is calculated. */
export type WeightTerm =
  | {
      readonly kind: 'near'
      readonly add: number
      readonly meanOrder: number
      readonly game: number
    }
  | { readonly kind: 'same'; readonly add: number; readonly game: number }
  | { readonly kind: 'orders'; readonly add: number; readonly games: number }
  | {
      readonly kind: 'bans'
      readonly add: number
      readonly matching: number
      readonly bans: number
    }
  | { readonly kind: 'allBans'; readonly times: number }
  | { readonly kind: 'available'; readonly add: number }
  | { readonly kind: 'recency'; readonly times: number; readonly days: number }

export interface Weight {
  readonly value: number
  readonly terms: readonly WeightTerm[]
}

// For all constants see docs/specification-notes.md, Composition weight.
const NEARNESS = [
  { within: 0.5, add: 1000 },
  { within: 1, add: 500 },
  { within: 2, add: 200 },
]
const SAME_GAME = 300
const PER_ORDER: Readonly<Record<number, number>> = { 1: 100, 2: 50, 3: 25 }
const PER_LATER_ORDER = 10
const BAN_SIMILARITY = 100
const ALL_BANS_FACTOR = 1.5
const AVAILABLE = 5
const UNAVAILABLE = -1000
const RECENCY = [
  { days: 7, times: 3 },
  { days: 14, times: 2 },
  { days: 21, times: 0.6 },
]
const LONG_AGO = 0.15
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How likely a team is to play a composition now, from its position in the series, bans, availability and how recent
 * it is.
 */
export function weighComp(record: CompRecord, bans: readonly string[], nowMs: number): Weight {
  const terms = [
    ...orderTerms(record.game_orders, bans.length + 1),
    ...banTerms(record.banned_with, bans),
    { kind: 'available' as const, add: record.is_available ? AVAILABLE : UNAVAILABLE },
    recencyTerm(record.last_played, nowMs),
  ]
  const value = terms.reduce(
    (weight, term) => ('add' in term ? weight + term.add : weight * term.times),
    0,
  )
  return { value, terms }
}

function orderTerms(orders: readonly number[], game: number): WeightTerm[] {
  if (orders.length === 0) return []
  const meanOrder = sum(orders) / orders.length
  const near = NEARNESS.find(({ within }) => Math.abs(meanOrder - game) <= within)
  return [
    ...(near ? [{ kind: 'near' as const, add: near.add, meanOrder, game }] : []),
    ...(orders.includes(game) ? [{ kind: 'same' as const, add: SAME_GAME, game }] : []),
    {
      kind: 'orders',
      add: sum(orders.map((order) => PER_ORDER[order] ?? PER_LATER_ORDER)),
      games: orders.length,
    },
  ]
}

function banTerms(bannedWith: readonly string[], bans: readonly string[]): WeightTerm[] {
  if (bans.length === 0) return []
  const known = new Set(bannedWith.map(legendKey))
  const matching = bans.filter((ban) => known.has(legendKey(ban))).length
  const add = (BAN_SIMILARITY * matching) / bans.length
  return [
    { kind: 'bans', add, matching, bans: bans.length },
    ...(matching === bans.length ? [{ kind: 'allBans' as const, times: ALL_BANS_FACTOR }] : []),
  ]
}

function recencyTerm(lastPlayedS: number, nowMs: number): WeightTerm {
  const days = Math.max(0, (nowMs - lastPlayedS * 1000) / DAY_MS)
  const step = RECENCY.find((candidate) => days <= candidate.days)
  return { kind: 'recency', times: step?.times ?? LONG_AGO, days }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0)
