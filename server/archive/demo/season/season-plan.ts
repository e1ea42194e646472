import { byText } from '#domain/catalog/comp.ts'
import { eachSpecifiedMap, type SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import type { Member } from './member.ts'
import type { Random } from './random.ts'
import { synergy } from './synergy.ts'

/** A composition the team has practiced. Legends are in the order of the members. */
export interface PracticedComps {
  readonly legends: readonly string[]
  /** How much the team likes it on each map, not counting the strength of the legends. */
  readonly liking: Readonly<Record<SpecifiedMapId, number>>
}

/** How much teams differ in what they like on a map. */
const TASTE_SD = 0.16

/** Every trio the members can play, once each, with each legend played by the members who like it most. */
export function practice(members: readonly Member[], random: Random): PracticedComps[] {
  const best = new Map<string, { legends: string[]; comfort: number }>()
  for (const legends of seatings(members)) {
    if (new Set(legends).size < legends.length) continue
    const comfort = legends.reduce((sum, key, seat) => sum + (members[seat]?.pool.get(key) ?? 0), 0)
    const key = legends.toSorted(byText).join('|')
    if (comfort > (best.get(key)?.comfort ?? -Infinity)) best.set(key, { legends, comfort })
  }
  return [...best.values()].map(({ legends, comfort }) => {
    const base = comfort + synergy(legends)
    return { legends, liking: eachSpecifiedMap(() => base + random.normal(0, TASTE_SD)) }
  })
}

const seatings = (members: readonly Member[]) =>
  members.reduce<string[][]>(
    (trios, { pool }) => trios.flatMap((trio) => [...pool.keys()].map((key) => [...trio, key])),
    [[]],
  )
