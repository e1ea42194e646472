import type { TeamGame } from './team-game.ts'

/** The usual length of a series. */
const FULL_SERIES = 6

/** A team's games in its latest full series, or in its latest one if none is full; oldest first. */
export function lastFullSeries(games: readonly TeamGame[]): TeamGame[] {
  const all = [...Map.groupBy(games, ({ series }) => series).values()]
  const found = all.find((own) => own.length >= FULL_SERIES) ?? all[0] ?? []
  return found.toSorted((a, b) => a.number - b.number)
}
