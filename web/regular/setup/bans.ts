/** The panels don't need to know where bans come from: the user's own or the live draft's. */
export interface Bans {
  /** Legend keys, in ban order. */
  readonly legends: readonly string[]
  /** Legend keys whose ban or unban the server hasn't confirmed yet. */
  readonly waiting: readonly string[]
  /** Legend keys our team has picked in a followed draft. */
  readonly picks: readonly string[]
  /**
   * Number of the next game. Compositions are weighted by the bans, which can be ahead of it in a
   * draft.
   */
  readonly game: number
  readonly toggle: (legend: string) => void
  /** Null if they aren't the user's own, or belong to a game that is over. */
  readonly clear: (() => void) | null
}
