import { hasBanned } from '../comp/comp.ts'
import type { ValuedComp } from '../comp/recommendation.ts'
import { legendKey } from '../legend/legend.ts'
import type { MapId } from '../map/map.ts'
import { assignPlayers, type LegendUse } from '../team/player.ts'
import { MAX_CANDIDATES, type PlanCandidate } from './series-plan.ts'

export interface SeatedCandidate extends PlanCandidate {
  /** Who of us plays each legend. */
  readonly players: readonly (string | null)[]
  /** The games behind the value. */
  readonly games: number
}

interface CandidateRules {
  readonly bans: readonly string[]
  /** Of the open games. */
  readonly maps: readonly (MapId | null)[]
  /** What our players play; empty if no one knows. */
  readonly uses: readonly LegendUse[]
  readonly allowUnplayed: boolean
}

/**
 * The compositions with the best values that can be planned: no legend is banned and each one has a player of ours who
 * plays it, unless that doesn't matter. Best value first.
 */
export function planCandidates(
  valued: readonly ValuedComp[],
  { bans, maps, uses, allowUnplayed }: CandidateRules,
): SeatedCandidate[] {
  const isPlayed = new Set(uses.map(({ legend }) => legendKey(legend)))
  const needsPlayers = !allowUnplayed && uses.length > 0
  const found: SeatedCandidate[] = []
  for (const { comp, overall, byMap } of valued) {
    if (found.length === MAX_CANDIDATES) break
    if (overall.n === 0 || comp.length !== 3 || hasBanned(comp, bans)) continue
    if (needsPlayers && !comp.every((legend) => isPlayed.has(legendKey(legend)))) continue
    const players = assignPlayers(comp, uses).map(({ player }) => player)
    if (needsPlayers && players.includes(null)) continue
    const values = maps.map((map) => (map === null ? null : byMap[map])?.value ?? overall.value)
    found.push({ comp, players, values, games: overall.n })
  }
  return found
}
