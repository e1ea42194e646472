import { openTemperature } from './known-picks.ts'
import { mostPickedChances, spread } from './next-ban.ts'

interface LobbyPicks {
  /** The chances of each other team to play each legend. */
  readonly others: readonly Float64Array[]
  /** The legends that each of them has locked. */
  readonly known: readonly (readonly number[])[]
  readonly temperature: number
}

/** The chance of each legend to be banned after the game, if our team plays exactly these. */
export function bansWithPick(
  { others, known, temperature }: LobbyPicks,
  legends: readonly number[],
): number[] {
  const own = new Float64Array(others[0]?.length ?? 0)
  for (const legend of legends) own[legend] = 1
  const all = [...others, own]
  return spread(
    mostPickedChances(all),
    openTemperature(all.length, [...known, legends], temperature),
  )
}

/** The chance that none of these is banned. One legend is banned after a game. */
export const staysLegal = (bans: readonly number[], legends: readonly number[]): number =>
  1 - legends.reduce((sum, legend) => sum + (bans[legend] ?? 0), 0)
