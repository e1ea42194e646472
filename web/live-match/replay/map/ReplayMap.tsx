import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import type { SeenPlayer } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { teamPosition } from '#domain/live-match/replay/zone.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { MapBoard } from '../../../shared/map/MapBoard.tsx'
import { teamColor } from '../team-look.ts'
import { FightMarks } from './FightMarks.tsx'
import styles from './ReplayMap.module.css'
import { ZoneLines } from './ZoneLines.tsx'

/** How much of a player's path is drawn behind them. */
const TRAIL_S = 60

interface ReplayMapProps {
  replay: Replay
  map: MapId
  at: number
  /** By the index of the player. */
  seen: readonly (SeenPlayer | null)[]
  followed: number | null
}

/** Decorative for screen readers: the panels beside it have the same as text. */
export function ReplayMap({ replay, map, at, seen, followed }: ReplayMapProps) {
  const { players, teams, rings } = replay
  const isDim = (team: number) => (followed !== null && followed !== team) || undefined

  return (
    <MapBoard map={map} label={texts.map(mapName(map), clockText(at))}>
      <div className={styles.picture} aria-hidden="true">
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          <ZoneLines rings={rings} at={at} />
          {players.map(({ team }, index) => {
            const one = seen[index]
            if (!one?.isAlive) return null
            const style = { stroke: teamColor(team) }
            return (
              <g key={index} data-dim={isDim(team)} data-old={one.isOld || undefined}>
                <path className={styles.trail} style={style} d={trailOf(replay, index, one, at)} />
                <path className={styles.halo} d={`M${one.x} ${one.y}h0`} />
                <path className={styles.dot} style={style} d={`M${one.x} ${one.y}h0`} />
              </g>
            )
          })}
        </svg>
        <FightMarks replay={replay} at={at} />
        {teams.map((_, team) => {
          const position = teamPosition(replay, seen, team)
          if (!position) return null
          return (
            <span
              key={team}
              className={styles.number}
              data-dim={isDim(team)}
              style={{ left: `${position.x}%`, top: `${position.y}%`, background: teamColor(team) }}
            >
              {team + 1}
            </span>
          )
        })}
      </div>
    </MapBoard>
  )
}

/** The last points of a player up to where they are now. */
function trailOf({ players }: Replay, index: number, { x, y }: SeenPlayer, at: number): string {
  const points = players[index]?.path.filter((point) => point.at > at - TRAIL_S && point.at <= at)
  return `M${[...(points ?? []), { x, y }].map((point) => `${point.x} ${point.y}`).join('L')}`
}
