import { legendsOfComp } from './comp-space.ts'
import type { Feature } from './feature.ts'
import { at, type Question } from './field-rates.ts'
import type { PlayedEntry, PlayHistory, PlayedGame } from './history.ts'
import type { PlayerRates } from './player-rates.ts'
import { assignLegends, sharedLegends } from './score.ts'
import type { Distribution } from './team-forecast.ts'
import { DAY_MS, FIELD_WINDOW_DAYS, GAMES_PER_PLAYER } from './weighing.ts'

/** What a reason counts: "in 6 of 8 games", and whom or what it is about. Indexes of the comp space; null if unused. */
export interface Evidence {
  readonly games: number | null
  readonly of: number | null
  readonly legend: number | null
  readonly otherLegend: number | null
  readonly player: string | null
  readonly game: number | null
}

interface Case {
  readonly history: PlayHistory
  readonly question: Question
  readonly distribution: Distribution
  readonly comp: number
  readonly isFor: boolean
}

const NOTHING: Evidence = {
  games: null,
  of: null,
  legend: null,
  otherLegend: null,
  player: null,
  game: null,
}
const TODAY_MS = DAY_MS

/** The counts behind a feature, in games that a person can look up. */
export function evidenceOf(feature: Feature, it: Case): Evidence {
  return { ...NOTHING, ...EVIDENCE[feature](it) }
}

const EVIDENCE: Readonly<Record<Feature, (it: Case) => Partial<Evidence>>> = {
  field: ({ history, question, comp }) =>
    history.fieldSince(question.time - FIELD_WINDOW_DAYS * DAY_MS)(comp),
  map: (it) => ({ legend: strongest(it, it.distribution.field.mapLift) }),
  lobby: (it) => {
    const legend = strongest(it, it.distribution.field.lobbyLift)
    const rows = it.history.lastGame(it.question.series)?.rows ?? []
    return {
      legend,
      games: rows.filter((row) => row.legends.includes(legend)).length,
      of: rows.length,
    }
  },
  pool: (it) => ofPlayer(it, 'pool', () => true),
  form: (it) => ofPlayer(it, 'form', ({ time }) => it.question.time - time < TODAY_MS),
  playerMap: (it) => ofPlayer(it, 'map', ({ map }) => map === it.question.map),
  shape: ({ distribution: { space, team }, comp }) => ({
    games: team.own.filter(({ row }) => space.mix[row.comp] === space.mix[comp]).length,
    of: team.own.length,
  }),
  team: ({ distribution: { space, team }, comp }) => {
    const legends = legendsOfComp(space, comp)
    const open = team.own.filter(({ game }) => !legends.some((l) => game.bans.includes(l)))
    return { games: open.filter(({ row }) => row.comp === comp).length, of: open.length }
  },
  script: ({ distribution: { space, team }, comp, question }) => ({
    games: team.script ? sharedLegends(space, team.script.row.comp, comp) : 0,
    of: 3,
    game: question.number,
  }),
  stay: (it) => habit(it),
  stayTop5: ({ distribution }) => ({ games: distribution.team.last?.row.placement ?? null }),
  stayHabit: (it) => habit(it),
  swapOne: (it) => habit(it),
  keepNewMap: () => ({}),
  keepAll: ({ distribution }) => ({ legend: distribution.team.banned[0] ?? null }),
  keepSome: ({ distribution }) => ({ legend: distribution.team.banned[0] ?? null }),
  subField: (it) => replacement(it, fieldCount),
  subTeam: (it) => replacement(it, ownCount),
}

const habit = ({ history, distribution }: Case) => {
  const { free, stayed } = history.habitOf(distribution.team.team)
  return { games: stayed, of: free }
}

/** The legend of the composition with the highest value, or the lowest if it speaks against it. */
function strongest({ distribution, comp, isFor }: Case, values: Float64Array): number {
  const legends = legendsOfComp(distribution.space, comp).toSorted(
    (a, b) => at(values, b) - at(values, a),
  )
  return (isFor ? legends.at(0) : legends.at(-1)) ?? 0
}

/** The player whose legend speaks most for or against it, with that player's games. */
function ofPlayer(
  it: Case,
  table: 'pool' | 'form' | 'map',
  counts: (game: PlayedGame) => boolean,
): Partial<Evidence> {
  const byPlayer = assignLegends(it.distribution, it.comp)
  const seats = it.distribution.team.roster.map((rates: PlayerRates, i) => {
    const legend = byPlayer[i] ?? 0
    return { player: rates.player, legend, value: at(rates[table], legend) }
  })
  const ordered = seats.toSorted((a, b) => b.value - a.value)
  const seat = it.isFor ? ordered.at(0) : ordered.at(-1)
  if (!seat) return {}
  const rows = it.history
    .ofPlayer(seat.player)
    .slice(-GAMES_PER_PLAYER)
    .filter(({ game }) => counts(game) && !game.bans.includes(seat.legend))
  return {
    player: seat.player,
    legend: seat.legend,
    games: rows.filter((entry) => legendOf(entry, seat.player) === seat.legend).length,
    of: rows.length,
  }
}

const legendOf = ({ row }: PlayedEntry, player: string) => row.legends[row.players.indexOf(player)]

type Count = (it: Case, from: number, to: number) => { games: number; of: number }

/** The replacement of a banned legend that was most usual. */
function replacement(it: Case, count: Count): Partial<Evidence> {
  const { space, team } = it.distribution
  const added = legendsOfComp(space, it.comp).filter((legend) => !team.kept.includes(legend))
  const pairs = team.banned
    .flatMap((from) => added.map((to) => ({ from, to, ...count(it, from, to) })))
    .toSorted((a, b) => b.games - a.games)
  const pair = it.isFor ? pairs.at(0) : pairs.at(-1)
  return pair ? { legend: pair.from, otherLegend: pair.to, games: pair.games, of: pair.of } : {}
}

const fieldCount: Count = ({ history }, from, to) => {
  const count = history.space.legends.length
  const row = history.replacements.subarray(from * count, (from + 1) * count)
  return { games: Math.round(at(row, to)), of: Math.round(row.reduce((sum, n) => sum + n, 0)) }
}

const ownCount: Count = ({ history, distribution }, from, to) => {
  const own = history.replacementsOf(distribution.team.team).filter((pair) => pair.from === from)
  return { games: own.filter((pair) => pair.to === to).length, of: own.length }
}
