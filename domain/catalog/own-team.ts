import { legendKey } from './legend.ts'
import type { LegendUse } from '../team/player.ts'

/** A club has one or two teams; the rest is room for academies and trials. */
export const CLUB_TEAMS = 10
export const ROSTER_PLAYERS = 10
export const PREFERRED_LEGENDS = 40

export interface ClubPlayer {
  readonly name: string
  /** What the player likes to play, in any spelling. */
  readonly legends: readonly string[]
}

/**
 * What the players of a roster have played for their team, and what they prefer, played or not. Without a roster
 * everyone counts.
 */
export function rosterUses(
  uses: readonly LegendUse[],
  roster: readonly ClubPlayer[],
): readonly LegendUse[] {
  if (roster.length === 0) return uses
  return roster.flatMap(({ name, legends }) => {
    const own = uses.filter(({ player }) => isSamePlayer(player, name))
    const preferred = legends.map(legendKey)
    const played = own.map(({ legend }) => legendKey(legend))
    return [
      ...own.map((use, at) => ({
        ...use,
        player: name,
        isPreferred: preferred.includes(played[at] ?? ''),
      })),
      ...preferred
        .filter((legend) => !played.includes(legend))
        .map((legend) => ({ player: name, legend, games: 0, isPreferred: true })),
    ]
  })
}

const isSamePlayer = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
