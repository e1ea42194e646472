import type { LiveMatch } from '../feed/live-match.ts'
import { cutName, SHOWN_KILLS, type ViewedKill } from './live-view.ts'

/** The newest kills of a match. A kill never changes after it was shown. */
export function viewKills({ kills, players, playingSince }: LiveMatch): ViewedKill[] {
  const first = Math.max(0, kills.length - SHOWN_KILLS)
  return kills.slice(first).flatMap(({ at, killer, victim, weapon }, index) => {
    const dead = players.get(victim)
    const by = killer === null ? null : players.get(killer)
    if (!dead) return []
    return {
      number: first + index + 1,
      atS: playingSince === null ? null : Math.max(0, at - playingSince),
      killer: by ? { slot: by.slot, name: cutName(by.name) } : null,
      victim: { slot: dead.slot, name: cutName(dead.name) },
      weapon: cutName(weapon),
    }
  })
}
