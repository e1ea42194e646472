import { MAPS } from '#domain/catalog/data/pois.ts'
import { fromPicture, SHIPPED_CALIBRATIONS, type WorldPoint } from '#domain/map/calibration.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import { createRandom } from '../../archive/demo/season/random.ts'
import type { SimulatedPlayer, SimulatedTeam } from './simulated-lobby.ts'
import { pointNear, type SimulatedRing } from './simulated-rings.ts'

/** When players touch the ground, in seconds after the drop. */
const LANDED_S = 30
/** A squad stays this close together. */
const SQUAD_UNITS = 300

interface WayPoint extends WorldPoint {
  readonly atS: number
}

export interface SimulatedPath {
  readonly poi: string
  readonly landedS: number
  /** Where a player of the team is, in whole units. */
  readonly at: (player: SimulatedPlayer, seconds: number) => WorldPoint
}

/** Each team lands at its POI and is in every ring when it has closed. */
export function simulatedPaths(
  map: SpecifiedMapId,
  teams: readonly SimulatedTeam[],
  rings: readonly SimulatedRing[],
  seed: string,
): Map<SimulatedTeam, SimulatedPath> {
  const random = createRandom('paths', seed)
  const calibration = SHIPPED_CALIBRATIONS[map]
  const pois = random.shuffled(MAPS.find(({ id }) => id === map)?.pois ?? [])
  return new Map(
    teams.map((team, index) => {
      const poi = pois[index % pois.length] ?? { name: '', x: 50, y: 50 }
      const landing = pointNear(fromPicture(calibration, poi), calibration.width / 200, random)
      const stops = rings.map(({ center, radius, startS, closesInS }) => ({
        ...pointNear(center, radius, random),
        atS: startS + closesInS,
      }))
      const way = [{ ...landing, atS: LANDED_S }, ...stops]
      const path = { poi: poi.name, landedS: LANDED_S, at: positionOn(way) }
      return [team, path]
    }),
  )
}

const positionOn =
  (way: readonly WayPoint[]) =>
  ({ seat }: SimulatedPlayer, seconds: number): WorldPoint => {
    const next = way.findIndex(({ atS }) => atS > seconds)
    const to = way[next === -1 ? way.length - 1 : next]
    const from = way[next === -1 ? way.length - 1 : Math.max(0, next - 1)]
    if (!from || !to) return { x: 0, y: 0 }
    const share = to === from ? 0 : (seconds - from.atS) / (to.atS - from.atS)
    const along = (axis: 'x' | 'y') => from[axis] + (to[axis] - from[axis]) * share
    return {
      x: Math.round(along('x') + (seat - 1) * SQUAD_UNITS),
      y: Math.round(along('y') + (seat === 1 ? SQUAD_UNITS : 0)),
    }
  }
