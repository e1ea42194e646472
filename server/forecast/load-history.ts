import { type CompSpace, createCompSpace } from '#domain/forecast/comp-space.ts'
import {
  type EarlierHistory,
  FIRST_HABIT,
  type Habit,
  PlayHistory,
  type FieldGame,
  type PlayedGame,
  type PlayedRow,
  REPLACEMENT_DECAY,
} from '#domain/forecast/history.ts'
import { addInProgress, type GameInProgress } from '#domain/forecast/game-in-progress.ts'
import { DAY_MS, FIELD_WINDOW_DAYS } from '#domain/forecast/weighing.ts'
import { currentLegends, findLegend, legendsAt } from '#domain/catalog/legend.ts'
import type {
  ArchiveRow,
  FieldGameRow,
  ForecastGameRow,
  HistoryRepository,
} from './history.repository.ts'

/** Older games of a team or player count less than a millionth. */
export const OWN_DAYS = 300

const before = (time: number, days: number) => new Date(time - days * DAY_MS)

/** All that is the same for every team: the field's recent games, replacements and habits. */
export interface FieldHistory {
  readonly space: CompSpace
  readonly time: number
  readonly games: readonly FieldGame[]
  readonly replacements: Float64Array
  readonly habit: Habit
}

export async function loadField(rows: HistoryRepository, time: number): Promise<FieldHistory> {
  const until = new Date(time)
  const [field, replaced, habit] = await Promise.all([
    rows.field(before(time, FIELD_WINDOW_DAYS), until),
    rows.replacements(until),
    loadHabit(rows, until),
  ])
  const comps = new Set(field.flatMap(compsOf))
  const space = spaceOf([
    ...[...comps].flatMap((key) => key.split('|')),
    ...[...new Set(replaced.flat())].flatMap((pair) => pair.split('>')),
  ])
  return {
    space,
    time,
    games: toFieldGames(space, field, comps),
    replacements: replacementMatrix(space, replaced),
    habit,
  }
}

/** How often all teams kept their compositions. */
export async function loadHabit(repository: HistoryRepository, until: Date): Promise<Habit> {
  const { free, stayed } = await repository.habitOfAll(until)
  return { free: free + FIRST_HABIT.free, stayed: stayed + FIRST_HABIT.stayed }
}

/** How often each team did, and how many games it has. */
export async function loadHabits(
  repository: HistoryRepository,
  teamIds: readonly number[],
  until: Date,
): Promise<Pick<EarlierHistory, 'habits' | 'counts'>> {
  const rows = await repository.habitsOf(teamIds, until)
  return {
    habits: new Map(rows.map(({ team_id: id, free, stayed }) => [id, { free, stayed }])),
    counts: new Map(rows.map(({ team_id: id, games }) => [id, games])),
  }
}

/** What is known of one lobby: its teams' and players' own games on top of the field's. */
export interface LobbyHistory {
  readonly history: PlayHistory
  /** Names of the players by their ids. */
  readonly names: ReadonlyMap<string, string>
}

export async function loadLobby(
  repository: HistoryRepository,
  field: FieldHistory,
  teamIds: readonly number[],
  running: GameInProgress | null = null,
): Promise<LobbyHistory> {
  const { space, time } = field
  const until = new Date(time)
  const [own, teams] = await Promise.all([
    repository.ofTeams(teamIds, before(time, OWN_DAYS), until),
    loadHabits(repository, teamIds, until),
  ])
  const history = new PlayHistory(space, { ...field, ...teams })
  for (const game of field.games) history.addToField(game)
  for (const game of toGames(space, own.games, own.rows)) {
    for (const row of game.rows) history.addRow(game, row)
  }
  if (running) addInProgress(history, running)
  const names = new Map(
    own.rows.flatMap(({ players, names: of }) => players.map((id, i) => [id, of[i] ?? id])),
  )
  return { history, names }
}

/** The roster, and legends of files that the roster doesn't have yet. */
export const spaceOf = (legends: readonly string[]) =>
  createCompSpace([...currentLegends().map(({ key }) => key), ...legends])

const compsOf = ({ comps }: FieldGameRow): string[] => comps?.split('\n') ?? []

/** Teams that played the same share an object: a field has many rows. */
function toFieldGames(
  space: CompSpace,
  games: readonly FieldGameRow[],
  comps: ReadonlySet<string>,
): FieldGame[] {
  const played = new Map(
    [...comps].map((key) => {
      const legends = indexes(space, key.split('|'))
      return [key, { legends, comp: space.indexOf(legends) }]
    }),
  )
  return games.map((game) => ({
    time: game.played_at.getTime(),
    series: game.series_id,
    map: game.map,
    bans: indexes(space, game.bans),
    rows: compsOf(game).flatMap((key) => played.get(key) ?? []),
  }))
}

export function toGames(
  space: CompSpace,
  games: readonly ForecastGameRow[],
  rows: readonly ArchiveRow[],
): PlayedGame[] {
  const byGame = Map.groupBy(rows, (row) => row.game_id)
  return games.map((game) => ({
    time: game.played_at.getTime(),
    series: game.series_id,
    number: game.number,
    map: game.map,
    bans: indexes(space, game.bans),
    bannedAfter: null,
    rows: (byGame.get(game.game_id) ?? []).flatMap((row) => toRow(space, row)),
  }))
}

/** Nothing for a row with a legend that this space doesn't have. */
function toRow(space: CompSpace, row: ArchiveRow): PlayedRow[] {
  const legends = indexes(space, row.legends)
  if (legends.length < 3) return []
  return [
    {
      id: row.team_result_id,
      team: row.team_id,
      players: row.players,
      legends,
      comp: space.indexOf(legends),
      placement: row.placement,
    },
  ]
}

export const indexes = ({ legendIndex }: CompSpace, legends: readonly string[]) =>
  legends.flatMap((legend) => legendIndex.get(legend) ?? [])

/** Legends of the roster that couldn't be played at that time. */
export function closedAt(space: CompSpace, time: number): number[] {
  const playable = new Set(legendsAt(time).map(({ key }) => key))
  const isClosed = (key: string) => !playable.has(key) && findLegend(key).class !== 'Unknown'
  return indexes(space, space.legends.filter(isClosed))
}

export function replacementMatrix(space: CompSpace, newestFirst: readonly (readonly string[])[]) {
  const count = space.legends.length
  const matrix = new Float64Array(count * count)
  newestFirst.forEach((pairs, age) => {
    for (const pair of pairs) {
      const [from, to] = indexes(space, pair.split('>'))
      if (from === undefined || to === undefined) continue
      matrix[from * count + to] = (matrix[from * count + to] ?? 0) + REPLACEMENT_DECAY ** age
    }
  })
  return matrix
}
