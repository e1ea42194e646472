/** Where the bans come from is no business of the panels: the reader's own, or later a draft's. */
export interface Bans {
  /** Legend keys, in the order of banning. */
  readonly legends: readonly string[]
  readonly toggle: (legend: string) => void
}
