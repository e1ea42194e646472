import { Crosshair } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reviewMessages } from '#contract/review/review.texts.ts'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import type { SeenPlayer } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { ringAt, teamPosition } from '#domain/live-match/replay/zone.ts'
import { type MapHandle, MapBoard } from '../../shared/map/MapBoard.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { nameOfTeam, OWN_COLOR, teamColor } from '../team-look.ts'
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
  own: number | null
}

/** Decorative for screen readers: the panels beside it have the same as text. */
export function ReplayMap({ replay, map, at, seen, followed, own }: ReplayMapProps) {
  const { players, teams, rings } = replay
  const { board, isFree, setIsFree } = useZoneView(replay, at)
  const colorOf = (team: number) => (team === own ? OWN_COLOR : teamColor(team))
  const isDim = (team: number) => (followed !== null && followed !== team) || undefined

  return (
    // The user's own zoom wins until they ask for the zone again.
    <div
      className={styles.view}
      onWheelCapture={() => setIsFree(true)}
      onPointerDownCapture={() => setIsFree(true)}
      onDoubleClickCapture={() => setIsFree(true)}
    >
      <MapBoard ref={board} map={map} label={texts.map(mapName(map), clockText(at))}>
        <div className={styles.picture} aria-hidden="true">
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
            <ZoneLines rings={rings} at={at} />
            {players.map(({ team }, index) => {
              const one = seen[index]
              if (!one?.isAlive) return null
              const style = { stroke: colorOf(team) }
              return (
                <g key={index} data-dim={isDim(team)} data-old={one.isOld || undefined}>
                  <path
                    className={styles.trail}
                    style={style}
                    d={trailOf(replay, index, one, at)}
                  />
                  <path className={styles.halo} d={`M${one.x} ${one.y}h0`} />
                  <path className={styles.dot} style={style} d={`M${one.x} ${one.y}h0`} />
                </g>
              )
            })}
          </svg>
          <FightMarks replay={replay} at={at} />
          {teams.map((one, team) => {
            const position = teamPosition(replay, seen, team)
            if (!position) return null
            return (
              <span
                key={team}
                className={styles.number}
                data-dim={isDim(team)}
                data-own={team === own || undefined}
                style={{
                  left: `${position.x}%`,
                  top: `${position.y}%`,
                  background: colorOf(team),
                }}
              >
                {team + 1}
                {team === own && one ? <b className={styles.name}>{nameOfTeam(one)}</b> : null}
              </span>
            )
          })}
        </div>
      </MapBoard>
      {isFree && rings.length > 0 ? (
        <span className={styles.follow} onPointerDownCapture={(event) => event.stopPropagation()}>
          <Button
            size="sm"
            icon={<Crosshair aria-hidden="true" />}
            onClick={() => setIsFree(false)}
          >
            {reviewMessages.followZone}
          </Button>
        </span>
      ) : null}
    </div>
  )
}

/** A view is this many times the radius of the zone wide. */
const VIEW_RADII = 3

/** Shows the zone and what is around it, and follows when a ring starts to close or has closed. */
function useZoneView({ rings }: Replay, at: number) {
  const board = useRef<MapHandle>(null)
  const [isFree, setIsFree] = useState(false)
  const ring = ringAt(rings, at)
  const isClosed = ring !== null && at >= ring.at + ring.closesInS
  const index = ring ? rings.indexOf(ring) : -1
  // While a ring closes, teams are still in the zone before it.
  const shown = isClosed ? ring : (rings[index - 1] ?? null)
  const [x, y, radius] = [shown?.x ?? 50, shown?.y ?? 50, shown?.radius ?? null]

  useEffect(() => {
    if (isFree) return
    if (radius === null) board.current?.fit()
    else board.current?.center({ x, y }, VIEW_RADII * radius)
  }, [x, y, radius, isFree])

  return { board, isFree, setIsFree }
}

/** The last points of a player up to where they are now. */
function trailOf({ players }: Replay, index: number, { x, y }: SeenPlayer, at: number): string {
  const points = players[index]?.path.filter((point) => point.at > at - TRAIL_S && point.at <= at)
  return `M${[...(points ?? []), { x, y }].map((point) => `${point.x} ${point.y}`).join('L')}`
}
