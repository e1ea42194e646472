import { byText } from '../catalog/comp.ts'
import type { MapId } from '../catalog/map.ts'
import { mulberry32 } from '../base/mulberry.ts'
import { isSameTeam, teamKey } from '../team/team.ts'
import type { PoiClaim, PoiDraftState, PoiDraftSetup } from './poi-draft.ts'

/** One turn of the draft. A team's first claim belongs to its first pick, and so on. */
export interface DraftPick {
  /** From 1. A pick that timed out is made later than planned. */
  readonly number: number
  readonly planned: number
  readonly timedOut: boolean
  readonly team: string
  /** Null while it is open. */
  readonly claim: PoiClaim | null
}

type Order = Pick<PoiDraftSetup, 'maps' | 'teams' | 'mode' | 'turns'>

/** Who picks when, as indexes of teams. */
export function turnsOf({ maps, teams, mode, turns }: Order): readonly number[] {
  if (mode === 'manual') return turns
  const down = teams.map((_, index) => index)
  const isBack = (round: number) => mode === 'snake' && round % 2 === 1
  return maps.flatMap((_, round) => (isBack(round) ? down.toReversed() : down))
}

/** Whether no team and no map is there twice, and each team has as many turns as there are maps. */
export function isCompleteOrder(order: Order): boolean {
  const { maps, teams } = order
  const turns = turnsOf(order)
  const counts = teams.map((_, team) => turns.filter((turn) => turn === team).length)
  return (
    new Set(teams.map(teamKey)).size === teams.length &&
    new Set(maps).size === maps.length &&
    turns.length === teams.length * maps.length &&
    counts.every((count) => count === maps.length)
  )
}

type Picked = Order & Pick<PoiDraftState, 'claims' | 'order' | 'timedOut'>

export function picksOf(draft: Picked): DraftPick[] {
  const waiting = draft.teams.map((team) => claimsOf(draft, team))
  const turns = turnsOf(draft)
  return actualOrder(draft, turns.length).map((planned, index) => {
    const turn = turns[planned - 1] ?? -1
    return {
      number: index + 1,
      planned,
      timedOut: draft.timedOut?.includes(planned) ?? false,
      team: draft.teams[turn] ?? '',
      claim: waiting[turn]?.shift() ?? null,
    }
  })
}

/** The planned numbers of the picks in the order in which they are made. */
const actualOrder = ({ order }: Pick<PoiDraftState, 'order'>, picks: number): readonly number[] =>
  order?.length === picks ? order : Array.from({ length: picks }, (_, index) => index + 1)

const claimsOf = ({ claims }: Pick<PoiDraftState, 'claims'>, team: string): PoiClaim[] =>
  claims.filter((claim) => isSameTeam(claim.team, team))

/** Whose turn it is: the first open pick. Null once all spots are claimed. */
export const clockOf = (draft: Picked): DraftPick | null =>
  picksOf(draft).find(({ claim }) => claim === null) ?? null

/** Maps on which a team has no spot yet. */
export const openMapsOf = (draft: PoiDraftState, team: string): MapId[] => {
  const done = claimsOf(draft, team).map(({ map }) => map)
  return draft.maps.filter((map) => !done.includes(map))
}

/** A random order that depends on the seed and the teams only, not on the order they are in. */
export function shuffleTeams(teams: readonly string[], seed: number): string[] {
  const shuffled = teams.toSorted(byText)
  const random = mulberry32(seed)
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a = '', b = ''] = [shuffled[last], shuffled[other]]
    shuffled[last] = b
    shuffled[other] = a
  }
  return shuffled
}
