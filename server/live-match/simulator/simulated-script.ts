import type { LiveMessageName } from '#domain/live-match/feed/live-message.ts'
import type { SimulatedEvent } from './encode-frame.ts'
import type { SimulatedPlayer, SimulatedTeam } from './simulated-lobby.ts'
import type { SimulatedPath } from './simulated-path.ts'

export interface ScriptStep {
  /** Epoch seconds; the event itself has whole ones. */
  readonly at: number
  readonly event: SimulatedEvent
}

/** What a match sends, written down in any order. */
export interface SimulatedScript {
  readonly steps: ScriptStep[]
  /** Seconds after the drop, negative before it. */
  say: (seconds: number, category: LiveMessageName, fields?: object) => void
  /** A player as events show them at a time. */
  show: (player: SimulatedPlayer, seconds: number) => object
}

interface Cast {
  readonly dropAt: number
  readonly paths: ReadonlyMap<SimulatedTeam, SimulatedPath>
  readonly legends: ReadonlyMap<SimulatedPlayer, string>
}

/** Players are high above the map until they land. */
const DROP_SHIP = { x: -30_000, y: 30_000, z: 20_000 }

export function createScript({ dropAt, paths, legends }: Cast): SimulatedScript {
  const steps: ScriptStep[] = []
  return {
    steps,
    say(seconds, category, fields = {}) {
      const at = dropAt + seconds
      steps.push({ at, event: { timestamp: Math.floor(at), category, ...fields } })
    },
    show(player, seconds) {
      const path = paths.get(player.team)
      const isLanded = path !== undefined && seconds >= path.landedS
      return {
        name: player.name,
        teamId: player.team.slot,
        pos: isLanded ? { ...path.at(player, seconds), z: -3500 } : DROP_SHIP,
        angles: { y: 90.5 },
        currentHealth: 100,
        maxHealth: 100,
        shieldHealth: 50,
        shieldMaxHealth: 50,
        nucleusHash: player.hash,
        hardwareName: 'PC',
        teamName: player.team.name,
        ...(player.seat > 0 && { squadIndex: player.seat }),
        character: legends.get(player) ?? '',
        skin: 'Original',
      }
    },
  }
}
