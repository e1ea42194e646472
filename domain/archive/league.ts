interface LeagueCounts {
  readonly series: number
  readonly games: number
  readonly fetchedSeries: number
  readonly fetchedGames: number
  readonly newSeries: number
}

/** What regions of splits have together. */
export function sumLeague(parts: readonly LeagueCounts[]): LeagueCounts {
  const sum = (of: (part: LeagueCounts) => number) =>
    parts.reduce((total, part) => total + of(part), 0)
  return {
    series: sum(({ series }) => series),
    games: sum(({ games }) => games),
    fetchedSeries: sum(({ fetchedSeries }) => fetchedSeries),
    fetchedGames: sum(({ fetchedGames }) => fetchedGames),
    newSeries: sum(({ newSeries }) => newSeries),
  }
}
