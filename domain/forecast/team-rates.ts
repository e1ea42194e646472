import { legendsOfComp } from './comp-space.ts'
import type { Situation } from './feature.ts'
import { at, type FieldRates, type Question } from './field-rates.ts'
import { bannedOf, type PlayedEntry, type PlayHistory } from './history.ts'
import { playerRates, type PlayerRates } from './player-rates.ts'
import { decay, GAMES_PER_PLAYER, REPLACEMENT_HALF_LIFE } from './weighing.ts'

/** What one team and its players tell about their next game. */
export interface TeamRates {
  readonly team: number
  readonly situation: Situation
  /** Rows of the team itself. */
  readonly games: number
  /** The players of its latest game, in the file's order; empty for an unknown team. */
  readonly roster: readonly PlayerRates[]
  /** Rows of the team, or of at least two of its players together. */
  readonly own: readonly PlayedEntry[]
  /** Its latest row in this series, and which of those legends are still allowed. */
  readonly last: PlayedEntry | null
  readonly kept: readonly number[]
  readonly banned: readonly number[]
  /** The feature `shape` by class mix. */
  readonly shape: Float64Array
  /** The sum inside the feature `team` by composition. */
  readonly played: ReadonlyMap<number, number>
  /** What it played at this game of its previous series. */
  readonly script: PlayedEntry | null
  /** The logit inside the feature `stayHabit`. */
  readonly habit: number
  readonly isNewMap: boolean
  /** Logarithms inside `subField` and `subTeam` by the legend that comes in. */
  readonly fieldReplacement: Float64Array
  readonly ownReplacement: Float64Array
}

const SHAPE_PRIOR = { rows: 0.3, all: 3 }
const HABIT_PRIOR = 4
const FIELD_REPLACEMENT_PRIOR = 3
const OWN_REPLACEMENT_FACTOR = 3

export function teamRates(
  history: PlayHistory,
  team: number,
  field: FieldRates,
  question: Question,
): TeamRates {
  const { space } = history
  const rows = history.ofTeam(team)
  const players = rows.at(-1)?.row.players ?? []
  const latest = players.map((player) => history.ofPlayer(player).slice(-GAMES_PER_PLAYER))
  const own = ownRows(rows, latest)
  const last = history.lastInSeries(team, question.series)
  const banned = last
    ? bannedOf(space, last.row, [...question.bans, ...(question.closed ?? [])])
    : []
  const kept = last
    ? legendsOfComp(space, last.row.comp).filter((legend) => !banned.includes(legend))
    : []
  return {
    team,
    situation: situationOf(last, banned),
    games: history.gamesOf(team),
    roster: players.map((player, i) =>
      playerRates(player, latest[i] ?? [], field, question, legendOf(last, player)),
    ),
    own,
    last,
    kept,
    banned,
    shape: shapes(history, own, field),
    played: playedComps(own, field),
    script: scriptOf(rows, question),
    habit: habitOf(history, team),
    isNewMap: last !== null && question.map !== null && last.game.map !== question.map,
    fieldReplacement: fieldReplacements(history, banned, field),
    ownReplacement: ownReplacements(history, team, banned, question),
  }
}

function situationOf(last: PlayedEntry | null, banned: readonly number[]): Situation {
  if (!last) return 'opener'
  return banned.length === 0 ? 'free' : 'forced'
}

function ownRows(
  rows: readonly PlayedEntry[],
  latest: readonly (readonly PlayedEntry[])[],
): PlayedEntry[] {
  const ids = new Set(rows.map(({ row }) => row.id))
  const own = [...rows]
  const seen = new Set<number>()
  for (const entry of latest.flat()) {
    const { id } = entry.row
    if (ids.has(id)) continue
    if (seen.has(id)) {
      own.push(entry)
      ids.add(id)
    }
    seen.add(id)
  }
  return own
}

function legendOf(last: PlayedEntry | null, player: string): number | null {
  const slot = last?.row.players.indexOf(player) ?? -1
  return slot < 0 ? null : (last?.row.legends[slot] ?? null)
}

function shapes(
  { space }: PlayHistory,
  own: readonly PlayedEntry[],
  { weigh }: FieldRates,
): Float64Array {
  const weights = new Float64Array(space.mixes)
  let total = 0
  for (const { game, row } of own) {
    const weight = weigh(game).recent
    const mix = space.mix[row.comp] ?? 0
    weights[mix] = at(weights, mix) + weight
    total += weight
  }
  return weights.map((weight) => Math.log((weight + SHAPE_PRIOR.rows) / (total + SHAPE_PRIOR.all)))
}

function playedComps(own: readonly PlayedEntry[], { weigh }: FieldRates): Map<number, number> {
  const played = new Map<number, number>()
  for (const { game, row } of own) {
    played.set(row.comp, (played.get(row.comp) ?? 0) + weigh(game).own)
  }
  return played
}

function scriptOf(rows: readonly PlayedEntry[], { series, number }: Question): PlayedEntry | null {
  const previous = rows.findLast(({ game }) => game.series !== series)?.game.series
  return rows.findLast(({ game }) => game.series === previous && game.number === number) ?? null
}

function habitOf(history: PlayHistory, team: number): number {
  const { free, stayed } = history.habitOf(team)
  const share = (stayed + HABIT_PRIOR * history.habitShare()) / (free + HABIT_PRIOR)
  return Math.log(share / (1 - share))
}

/** For each legend that could come in: the mean over the banned ones of how usual this replacement is. */
function fieldReplacements(
  { replacements, space }: PlayHistory,
  banned: readonly number[],
  { rate }: FieldRates,
): Float64Array {
  const count = space.legends.length
  const result = new Float64Array(count)
  for (const from of banned) {
    const row = replacements.subarray(from * count, (from + 1) * count)
    const total = row.reduce((sum, next) => sum + next, 0)
    for (let to = 0; to < count; to += 1) {
      const usual =
        (at(row, to) + FIELD_REPLACEMENT_PRIOR * at(rate, to)) / (total + FIELD_REPLACEMENT_PRIOR)
      result[to] = at(result, to) + Math.log(usual) / banned.length
    }
  }
  return result
}

function ownReplacements(
  history: PlayHistory,
  team: number,
  banned: readonly number[],
  { time }: Question,
): Float64Array {
  const weights = new Float64Array(history.space.legends.length)
  for (const { from, to, time: then } of history.replacementsOf(team)) {
    if (banned.includes(from)) {
      weights[to] = at(weights, to) + decay(time - then, REPLACEMENT_HALF_LIFE)
    }
  }
  return weights.map((weight) => Math.log(1 + OWN_REPLACEMENT_FACTOR * weight))
}
