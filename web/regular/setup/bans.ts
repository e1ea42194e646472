/** Where the bans come from is no business of the panels: the reader's own, or the live draft's. */
export interface Bans {
  /** Legend keys, in the order of banning. */
  readonly legends: readonly string[]
  /** Legend keys whose ban or return the server has not answered yet. */
  readonly waiting: readonly string[]
  /** The game to come. Compositions are weighted by the bans, which may be ahead of it in a draft. */
  readonly game: number
  readonly toggle: (legend: string) => void
}
