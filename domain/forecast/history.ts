import { type CompSpace, legendsOfComp } from './comp-space.ts'
import { countField, type FieldCounts } from './field-counts.ts'

/** What one team played. Legends are indexes of the comp space. */
interface PlayedComp {
  readonly legends: readonly number[]
  readonly comp: number
}

/** A game as the rates of the whole field see it. */
export interface FieldGame {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly series: number
  readonly map: string | null
  readonly bans: readonly number[]
  readonly rows: readonly PlayedComp[]
}

/** A game as the forecast of its teams sees it. */
export interface PlayedGame extends FieldGame {
  /** The game's number in its series. */
  readonly number: number
  /** The legend that was banned after it; null if its series ended or the next game is missing. */
  readonly bannedAfter: number | null
  readonly rows: readonly PlayedRow[]
}

/** One team in one game, with three known players and three different legends. */
export interface PlayedRow extends PlayedComp {
  readonly id: number
  readonly team: number
  /** Ids of the players in the file's order, which is that of the legends. */
  readonly players: readonly string[]
  readonly placement: number | null
}

export interface PlayedEntry {
  readonly game: PlayedGame
  readonly row: PlayedRow
}

/** A team replaced the banned legend `from` by `to`. */
interface Replacement {
  readonly time: number
  readonly from: number
  readonly to: number
}

/** Games in which a team could have kept its composition, and those in which it did. */
export interface Habit {
  readonly free: number
  readonly stayed: number
}

/** How strongly old replacements count: all entries shrink by this with every game. */
export const REPLACEMENT_DECAY = 0.999
/** What the archive's share of kept compositions starts with. */
export const FIRST_HABIT: Habit = { free: 10, stayed: 6.4 }

/** What was known before the first game that is added here. */
export interface EarlierHistory {
  readonly habit: Habit
  readonly habits: ReadonlyMap<number, Habit>
  /** How many rows a team had. */
  readonly counts: ReadonlyMap<number, number>
  readonly replacements: Float64Array
}

/** Everything that earlier games tell. Games are added in the order they were played. */
export class PlayHistory {
  readonly space: CompSpace
  /** For the rates of the whole field. */
  readonly games: FieldGame[] = []
  /** How often the legend of a row was replaced by the legend of a column. */
  readonly replacements: Float64Array
  readonly #byTeam = new Map<number, PlayedEntry[]>()
  readonly #byPlayer = new Map<string, PlayedEntry[]>()
  readonly #lastGames = new Map<number, FieldGame>()
  readonly #replacementsOf = new Map<number, Replacement[]>()
  readonly #counts: Map<number, number>
  readonly #habits: Map<number, Habit>
  #habit: Habit
  #counted: { readonly oldest: number; readonly counts: FieldCounts } | null = null

  constructor(space: CompSpace, earlier?: EarlierHistory) {
    this.space = space
    this.#habit = earlier?.habit ?? FIRST_HABIT
    this.#habits = new Map(earlier?.habits)
    this.#counts = new Map(earlier?.counts)
    this.replacements = earlier?.replacements.slice() ?? new Float64Array(space.legends.length ** 2)
  }

  /** Learns everything from a game. */
  add(game: PlayedGame) {
    for (let i = 0; i < this.replacements.length; i += 1) {
      this.replacements[i] = (this.replacements[i] ?? 0) * REPLACEMENT_DECAY
    }
    for (const row of game.rows) {
      this.#learnChange(game, row)
      this.addRow(game, row)
      this.#counts.set(row.team, this.gamesOf(row.team) + 1)
    }
    this.addToField(game)
  }

  /** Learns what a row tells about its team and players; the rest of the game is in the sums already. */
  addRow(game: PlayedGame, row: PlayedRow) {
    for (const pair of this.#replacementsIn(game, row)) append(this.#replacementsOf, row.team, pair)
    const entry = { game, row }
    append(this.#byTeam, row.team, entry)
    for (const player of row.players) append(this.#byPlayer, player, entry)
  }

  addToField(game: FieldGame) {
    this.#counted = null
    this.games.push(game)
    this.#lastGames.set(game.series, game)
  }

  /** How often compositions were allowed and played from a moment on. Counted once, until a game is added. */
  fieldSince(oldest: number): FieldCounts {
    if (this.#counted?.oldest !== oldest) {
      const recent = this.games.filter(({ time }) => time >= oldest)
      this.#counted = { oldest, counts: countField(this.space, recent) }
    }
    return this.#counted.counts
  }

  ofTeam = (team: number): readonly PlayedEntry[] => this.#byTeam.get(team) ?? []
  ofPlayer = (player: string): readonly PlayedEntry[] => this.#byPlayer.get(player) ?? []
  replacementsOf = (team: number): readonly Replacement[] => this.#replacementsOf.get(team) ?? []
  gamesOf = (team: number): number => this.#counts.get(team) ?? 0
  habitOf = (team: number): Habit => this.#habits.get(team) ?? { free: 0, stayed: 0 }

  /** The share of kept compositions in the whole archive. */
  habitShare = () => this.#habit.stayed / this.#habit.free

  /** The last game of a series so far. */
  lastGame = (series: number | null): FieldGame | null =>
    series === null ? null : (this.#lastGames.get(series) ?? null)

  /** What the team played last in this series. */
  lastInSeries(team: number, series: number | null): PlayedEntry | null {
    const latest = this.ofTeam(team).at(-1)
    return series !== null && latest?.game.series === series ? latest : null
  }

  #learnChange(game: PlayedGame, row: PlayedRow) {
    const last = this.lastInSeries(row.team, game.series)
    if (!last) return
    if (bannedOf(this.space, last.row, game.bans).length > 0) {
      for (const { from, to } of this.#replacementsIn(game, row)) {
        const cell = from * this.space.legends.length + to
        this.replacements[cell] = (this.replacements[cell] ?? 0) + 1
      }
      return
    }
    const isSame = row.comp === last.row.comp
    this.#habits.set(row.team, addToHabit(this.habitOf(row.team), isSame))
    this.#habit = addToHabit(this.#habit, isSame)
  }

  #replacementsIn(game: PlayedGame, row: PlayedRow): Replacement[] {
    const last = this.lastInSeries(row.team, game.series)
    if (!last) return []
    const before = legendsOfComp(this.space, last.row.comp)
    const added = legendsOfComp(this.space, row.comp).filter((legend) => !before.includes(legend))
    return bannedOf(this.space, last.row, game.bans).flatMap((from) =>
      added.map((to) => ({ time: game.time, from, to })),
    )
  }
}

/** The legends of a row that these bans take away. */
export const bannedOf = (space: CompSpace, row: PlayedRow, bans: readonly number[]) =>
  legendsOfComp(space, row.comp).filter((legend) => bans.includes(legend))

const addToHabit = ({ free, stayed }: Habit, isSame: boolean): Habit => ({
  free: free + 1,
  stayed: stayed + (isSame ? 1 : 0),
})

function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item) {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
