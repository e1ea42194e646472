import type { GameTrack } from '../feed/game-track.ts'
import { type MapCalibration, toPicture } from '../../map/calibration.ts'
import type { MapPosition } from '../../map/map-position.ts'
import type { SlotTeam } from './slot-teams.ts'
import type { Replay, ReplayFight, ReplayPoint, ReplayTeam } from './replay.ts'

const METERS_PER_UNIT = 0.0254
/** 60 players with a full path each. */
const MAX_POINTS = 24_000
const MAX_DURATION_S = 3 * 60 * 60
/** Nothing is farther from the picture. */
const FAR = 1000

/** A stored track as a replay on the map's picture. */
export function replayOf(
  track: GameTrack,
  map: MapCalibration,
  slotTeams: ReadonlyMap<number, SlotTeam>,
): Replay {
  const slots = track.teams
    .map(({ slot, landing }) => ({ slot, landing, team: slotTeams.get(slot) }))
    .toSorted(
      (a, b) =>
        (a.team?.placement ?? Infinity) - (b.team?.placement ?? Infinity) || a.slot - b.slot,
    )
  const teamOf = new Map(slots.map(({ slot }, index) => [slot, index]))
  const onPicture = (x: number, y: number) => rounded(toPicture(map, x, y))
  const maxPath = Math.floor(MAX_POINTS / Math.max(1, track.players.length))
  const players = track.players.map(({ name, slot, path }) => ({
    name,
    team: teamOf.get(slot) ?? 0,
    path: thin(pointsOf(path, onPicture), maxPath),
  }))
  const fights = [
    ...track.kills.map((kill) => toFight(kill, true, onPicture)),
    ...(track.downs ?? []).map((down) => toFight(down, false, onPicture)),
  ].toSorted((a, b) => a.at - b.at)
  const lastAt = Math.max(
    0,
    ...players.map(({ path }) => path.at(-1)?.at ?? 0),
    ...fights.map(({ at }) => at),
  )
  return {
    durationS: Math.min(MAX_DURATION_S, Math.ceil(lastAt)),
    metersPerPercent: (map.width / 100) * METERS_PER_UNIT,
    teams: slots.map(({ slot, landing, team }): ReplayTeam => ({
      slot,
      name: team?.name ?? null,
      placement: team?.placement ?? null,
      landing: landing && { ...onPicture(landing.x, landing.y), poi: landing.poi },
    })),
    players,
    rings: track.rings
      .map(({ number, x, y, radius, at, closesInS }) => ({
        number,
        at,
        closesInS,
        radius: hundredths((radius / map.width) * 100),
        ...onPicture(x, y),
      }))
      .toSorted((a, b) => a.at - b.at),
    fights,
  }
}

type OnPicture = (x: number, y: number) => MapPosition

const pointsOf = (path: readonly number[], onPicture: OnPicture): ReplayPoint[] =>
  Array.from({ length: Math.floor(path.length / 3) }, (_, index) => {
    const [at = 0, x = 0, y = 0] = path.slice(3 * index, 3 * index + 3)
    return { at, ...onPicture(x, y) }
  })

function toFight(
  { at, killer, victim, x, y }: GameTrack['kills'][number],
  isKill: boolean,
  onPicture: OnPicture,
): ReplayFight {
  const position = x === null || y === null ? null : onPicture(x, y)
  return { at, isKill, attacker: killer, victim, position }
}

/** Every n-th point, and the last one. */
function thin(path: readonly ReplayPoint[], max: number): readonly ReplayPoint[] {
  if (path.length <= max) return path
  const step = Math.ceil(path.length / Math.max(1, max))
  return path.filter((_, index) => index % step === 0 || index === path.length - 1)
}

const rounded = ({ x, y }: MapPosition): MapPosition => ({ x: hundredths(x), y: hundredths(y) })

const hundredths = (value: number) => Math.round(Math.min(FAR, Math.max(-FAR, value)) * 100) / 100
