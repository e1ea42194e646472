import { LIVE_TOTALS, type LiveMatch, type LivePlayer, liveSlots } from './live-match.ts'

const WON = 'winnerdetermined'

/** How a match ended: with a winner, by an administrator, or not at all. */
export function outcomeOf(match: LiveMatch): 'won' | 'stopped' | 'open' {
  const teams = liveSlots(match)
  if (teams.length === 0) return 'open'
  const isDecided = teams.length > 1 && match.eliminated.size >= teams.length - 1
  if (isDecided) return 'won'
  if (match.endState === null) return 'open'
  // The game doesn't document what it calls an end by an administrator.
  if (match.endState !== '' && match.endState.toLowerCase() !== WON) return 'stopped'
  return match.winner === null ? 'open' : 'won'
}

/** By team slot. Where the game sends no placement, it is the number of teams alive when a team was eliminated. */
export function livePlacements(match: LiveMatch): Map<number, number> {
  const { eliminated, winner } = match
  const alive = new Set(liveSlots(match))
  const placements = new Map<number, number>()
  for (const [slot, placement] of eliminated) {
    if (slot === winner) continue
    placements.set(slot, placement > 0 ? placement : alive.size)
    alive.delete(slot)
  }
  const [last] = alive
  if (winner !== null) placements.set(winner, 1)
  else if (last !== undefined && alive.size === 1) placements.set(last, 1)
  return placements
}

/** The game's own totals count where they are higher: events can be lost with a connection. */
export const liveTotalsOf = ({ counted, totals }: LivePlayer) => ({
  kills: Math.max(counted.kills, totals.kills),
  assists: Math.max(counted.assists, totals.assists),
  knockdowns: Math.max(counted.knockdowns, totals.knockdowns),
})

/** How many kills, assists and knockdowns of a match are known only from the game's totals. */
export function missedByEvents({ players }: LiveMatch): number {
  let missed = 0
  for (const { counted, totals } of players.values())
    for (const name of LIVE_TOTALS) missed += Math.max(0, totals[name] - counted[name])
  return missed
}

/** Seconds from the drop to the last death. A respawned player lives on. */
export function survivalOf({ playingSince, lastAt }: LiveMatch, { diedAt }: LivePlayer) {
  const end = diedAt ?? lastAt
  return playingSince === null || end === null ? null : Math.max(0, end - playingSince)
}
