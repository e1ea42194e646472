import { type LiveLanding, landingOf } from './live-landing.ts'
import { type LiveKill, type LiveMatch, liveSlots } from './live-match.ts'
import type { LiveRing } from './live-ring.ts'

/** What a game was like on the map. Times are seconds since the drop, positions are world units. */
export interface GameTrack {
  readonly rings: readonly LiveRing[]
  readonly teams: readonly TrackTeam[]
  readonly players: readonly TrackPlayer[]
  readonly kills: readonly TrackKill[]
  /** Knockdowns, with those who were killed later. Tracks of before November 2026 have none. */
  readonly downs?: readonly TrackKill[]
  readonly packages: readonly (readonly [seconds: number, x: number, y: number])[]
}

interface TrackTeam {
  readonly slot: number
  readonly landing: LiveLanding | null
  /** When the team was first seen inside the last circle of each ring. */
  readonly entries: readonly (readonly [ring: number, seconds: number])[]
}

interface TrackPlayer {
  readonly id: string
  readonly name: string
  readonly slot: number
  readonly revives: number
  readonly respawns: number
  /** Seconds, x and y of each point, one after another. */
  readonly path: readonly number[]
}

interface TrackKill {
  readonly at: number
  /** Indexes of `players`; null for the ring, a fall or an unknown player. */
  readonly killer: number | null
  readonly victim: number | null
  readonly x: number | null
  readonly y: number | null
}

/** Null without a drop. */
export function trackOf(match: LiveMatch): GameTrack | null {
  const { playingSince: drop, entries } = match
  if (drop === null) return null
  const players = [...match.players.values()]
  const indexes = new Map([...match.players.keys()].map((key, index) => [key, index]))
  const toTrackKill = ({ at, killer, victim, x, y }: LiveKill): TrackKill => ({
    at: at - drop,
    killer: (killer !== null ? indexes.get(killer) : null) ?? null,
    victim: indexes.get(victim) ?? null,
    x,
    y,
  })
  return {
    rings: match.rings.map((ring) => ({ ...ring, at: ring.at - drop })),
    teams: liveSlots(match).map((slot) => ({
      slot,
      landing: landingOf(
        match,
        players.filter((player) => player.slot === slot),
      ),
      entries: [...(entries.get(slot) ?? [])].map(([ring, at]) => [ring, at - drop]),
    })),
    players: players.map(({ id, name, slot, revives, respawns, path }) => ({
      id,
      name,
      slot,
      revives,
      respawns,
      path: path.points.flatMap(({ at, x, y }) => [at - drop, x, y]),
    })),
    kills: match.kills.map(toTrackKill),
    downs: match.downs.map(toTrackKill),
    packages: match.packages.map(({ at, x, y }) => [at - drop, x, y]),
  }
}
