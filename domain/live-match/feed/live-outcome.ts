import {
  isEnded,
  isUnderway,
  LIVE_TOTALS,
  type LiveMatch,
  type LivePlayer,
  liveSlots,
} from './live-match.ts'

const WON = 'winnerdetermined'

/** How a match ended: with a winner, by an administrator, or not at all as far as it is known. */
type LiveOutcome = 'won' | 'stopped' | 'open'

/** Of a match that gets no more events. `late`: it was received from its middle on. */
export type SettledOutcome = LiveOutcome | 'late'

export function outcomeOf(match: LiveMatch): LiveOutcome {
  const teams = liveSlots(match)
  if (teams.length === 0) return 'open'
  const isDecided = teams.length > 1 && eliminations(match).length >= teams.length - 1
  if (isDecided) return 'won'
  if (match.endState === null) return 'open'
  // The game doesn't document what it calls an end by an administrator.
  if (match.endState !== '' && match.endState.toLowerCase() !== WON) return 'stopped'
  return match.winner === null ? 'open' : 'won'
}

/** Its drop wasn't received, so its numbers are wrong and its times unknown. */
export const hasJoinedLate = (match: LiveMatch) => match.playingSince === null && isUnderway(match)

interface Elimination {
  readonly slot: number
  /** As the game sends it; 0 if it doesn't. */
  readonly placement: number
}

/** In their order. At the end, a team without a living player is out, also if no event says so. */
function eliminations(match: LiveMatch): Elimination[] {
  const players = Map.groupBy(match.players.values(), ({ slot }) => slot)
  const all: Elimination[] = []
  for (const [slot, placement] of match.eliminated)
    if (slot !== match.winner) all.push({ slot, placement })
  if (!isEnded(match)) return all
  const diedAt = (slot: number) =>
    (players.get(slot) ?? []).reduce((last, player) => Math.max(last, player.diedAt ?? Infinity), 0)
  for (const slot of liveSlots(match)) {
    if (slot === match.winner || match.eliminated.has(slot) || diedAt(slot) === Infinity) continue
    const next = all.findIndex((other) => diedAt(other.slot) > diedAt(slot))
    const index = next === -1 ? all.length : next
    all.splice(index, 0, { slot, placement: 0 })
  }
  return all
}

/** By team slot. Where the game sends no placement, it is the number of teams alive when a team was eliminated. */
export function livePlacements(match: LiveMatch): Map<number, number> {
  const { winner } = match
  const alive = new Set(liveSlots(match))
  const teams = alive.size
  const placements = new Map<number, number>()
  for (const { slot, placement } of eliminations(match)) {
    placements.set(slot, placement > 0 ? placement : alive.size)
    alive.delete(slot)
  }
  const [last] = alive
  if (winner !== null) placements.set(winner, 1)
  else if (last !== undefined && alive.size === 1) placements.set(last, 1)
  // Numbers that are counted here, and not sent, don't say which one is missing.
  const areSent = [...match.eliminated.values()].every((placement) => placement > 0)
  if (isEnded(match) && areSent) placeLast(match, placements, teams)
  return placements
}

/** If one team and one placement are left, they belong together. */
function placeLast(match: LiveMatch, placements: Map<number, number>, teams: number) {
  const [slot, ...others] = liveSlots(match).filter((one) => !placements.has(one))
  if (slot === undefined || others.length > 0) return
  const taken = new Set(placements.values())
  const free = Array.from({ length: teams }, (_, index) => index + 1).filter(
    (placement) => !taken.has(placement),
  )
  if (free.length === 1 && free[0] !== undefined) placements.set(slot, free[0])
}

/** Teams whose placement follows from other events, because their elimination was lost. */
export function guessedPlacements(match: LiveMatch): number[] {
  const placements = livePlacements(match)
  return liveSlots(match).filter(
    (slot) => (placements.get(slot) ?? 1) > 1 && !match.eliminated.has(slot),
  )
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
