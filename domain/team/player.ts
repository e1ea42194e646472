import { byText } from '../catalog/comp.ts'
import { legendKey } from '../catalog/legend.ts'

/**
 * A player who played within this many days before the team's last game belongs to the team. Breaks within a season
 * are shorter.
 */
export const RECENT_DAYS = 60

/** How often a player has played a legend for a team. */
export interface LegendUse {
  readonly player: string
  readonly legend: string
  readonly games: number
  /** The player's roster names it as one they like to play. */
  readonly isPreferred?: boolean
}

export interface Seat {
  readonly legend: string
  /** Null if no one on the team plays it. */
  readonly player: string | null
}

/**
 * Assigns each legend to a different player so that as many as possible play one they prefer, then so that the total
 * number of games played on them is highest.
 */
export function assignPlayers(comp: readonly string[], uses: readonly LegendUse[]): Seat[] {
  const seats = seatFrom(comp, uses.toSorted(byGames), new Set())
  return comp.map((legend, place) => ({ legend, player: seats.players[place] ?? null }))
}

interface Seating {
  readonly preferred: number
  readonly games: number
  readonly players: readonly (string | null)[]
}

function seatFrom(
  [legend, ...rest]: readonly string[],
  uses: readonly LegendUse[],
  taken: ReadonlySet<string>,
): Seating {
  if (legend === undefined) return { preferred: 0, games: 0, players: [] }
  const candidates = uses.filter(
    (use) => legendKey(use.legend) === legendKey(legend) && !taken.has(use.player),
  )
  const options = [...candidates, null].map((use): Seating => {
    const player = use?.player ?? null
    const next = seatFrom(rest, uses, player === null ? taken : new Set([...taken, player]))
    return {
      preferred: next.preferred + Number(use?.isPreferred ?? false),
      games: next.games + (use?.games ?? 0),
      players: [player, ...next.players],
    }
  })
  return options.reduce((best, option) => (isBetter(option, best) ? option : best))
}

const isBetter = (a: Seating, b: Seating) =>
  a.preferred === b.preferred ? a.games > b.games : a.preferred > b.preferred

const byGames = (a: LegendUse, b: LegendUse) => b.games - a.games || byText(a.player, b.player)
