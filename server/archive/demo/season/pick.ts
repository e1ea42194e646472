import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import type { Random } from './random.ts'
import type { Squad } from './squad.ts'

/** How much a team strays from its best plan, because of mood, recent scrims or the lobby. */
const WHIM_SD = 0.12

/** The composition a team plays: its best plan that the bans allow. Legends are in the order of the members. */
export function pickDemoComp(
  squad: Squad,
  map: SpecifiedMapId,
  open: ReadonlyMap<string, number>,
  random: Random,
): readonly string[] {
  let best: { legends: readonly string[]; value: number } | null = null
  for (const { legends, liking } of squad.plans) {
    const promise = legends.reduce((sum, legend) => sum + (open.get(legend) ?? -Infinity), 0)
    if (promise === -Infinity) continue
    const value = promise + liking[map] + random.normal(0, WHIM_SD)
    if (best === null || value > best.value) best = { legends, value }
  }
  return best?.legends ?? improvise(squad, open)
}

/** If the bans emptied a player's pool: the most promising legend that no teammate has taken. */
function improvise(squad: Squad, open: ReadonlyMap<string, number>): string[] {
  const byPromise = [...open].toSorted((a, b) => b[1] - a[1]).map(([legend]) => legend)
  return squad.members.reduce<string[]>((taken, { pool }) => {
    const free = byPromise.filter((legend) => !taken.includes(legend))
    const choice = free.find((legend) => pool.has(legend)) ?? free[0]
    return choice === undefined ? taken : [...taken, choice]
  }, [])
}
