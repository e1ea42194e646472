import type { ViewedTeam } from '#domain/live-match/view/live-view.ts'
import { byText } from '#domain/catalog/comp.ts'

export const TILE_ORDERS = ['points', 'alive', 'landing'] as const
export type TileOrder = (typeof TILE_ORDERS)[number]

/** Dots on the map lead to the tile of their team. */
export const tileId = (slot: number) => `live-team-${slot}`

export const aliveIn = ({ players }: ViewedTeam) =>
  players.filter(({ state }) => state !== 'out').length

const byPoints = (a: ViewedTeam, b: ViewedTeam) => a.rank - b.rank || a.slot - b.slot

const COMPARE: Readonly<Record<TileOrder, (a: ViewedTeam, b: ViewedTeam) => number>> = {
  points: byPoints,
  alive: (a, b) => aliveIn(b) - aliveIn(a) || byPoints(a, b),
  // Teams without a known landing come last.
  landing: (a, b) =>
    byText(a.landing?.poi ?? '\uffff', b.landing?.poi ?? '\uffff') || byPoints(a, b),
}

/** The slots of the teams in this order, as they are now. */
export const orderSlots = (teams: readonly ViewedTeam[], order: TileOrder): number[] =>
  teams.toSorted(COMPARE[order]).map(({ slot }) => slot)

/** By the series before this game, which no event of the game changes. */
export const slotsAtStart = (teams: readonly ViewedTeam[]): number[] =>
  teams
    .toSorted((a, b) => b.seriesPoints - a.seriesPoints || a.slot - b.slot)
    .map(({ slot }) => slot)

/** The teams in a fixed order. Those that came later are at the end. */
export function placeTeams(teams: readonly ViewedTeam[], slots: readonly number[]): ViewedTeam[] {
  const place = (slot: number) => (slots.includes(slot) ? slots.indexOf(slot) : slots.length)
  return teams.toSorted((a, b) => place(a.slot) - place(b.slot) || a.slot - b.slot)
}
