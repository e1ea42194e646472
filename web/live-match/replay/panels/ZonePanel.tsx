import { useMemo } from 'react'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import type { SeenPlayer } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { zoneDistances } from '#domain/live-match/replay/team-course.ts'
import { metersToZone, ringAt, teamPosition } from '#domain/live-match/replay/zone.ts'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { nameOfTeam } from '../team-look.ts'
import { DistanceChart } from './DistanceChart.tsx'
import styles from './ZonePanel.module.css'

interface ZonePanelProps {
  replay: Replay
  at: number
  seen: readonly (SeenPlayer | null)[]
  team: number
  onTeam: (team: number) => void
}

/** How far a team is from where the ring closes to, now and over the game. */
export function ZonePanel({ replay, at, seen, team, onTeam }: ZonePanelProps) {
  const distances = useMemo(() => zoneDistances(replay, team), [replay, team])
  const options = replay.teams.map((one, index) => ({
    value: String(index),
    label: nameOfTeam(one),
  }))
  const shown = replay.teams[team]

  return (
    <Panel title={texts.distance} count={nowText(replay, at, seen, team)} dense>
      <div className={styles.parts}>
        <SelectField
          label={texts.distanceTeam}
          hideLabel
          options={options}
          value={String(team)}
          onChange={({ target }) => onTeam(Number(target.value))}
        />
        {shown && distances.some(({ meters }) => meters !== null) ? (
          <DistanceChart
            distances={distances}
            rings={replay.rings}
            durationS={replay.durationS}
            at={at}
            team={nameOfTeam(shown)}
          />
        ) : (
          <p className={styles.none}>{texts.noDistance}</p>
        )}
      </div>
    </Panel>
  )
}

function nowText(
  replay: Replay,
  at: number,
  seen: readonly (SeenPlayer | null)[],
  team: number,
): string {
  const ring = ringAt(replay.rings, at)
  if (!ring) return texts.noZone
  const position = teamPosition(replay, seen, team)
  const meters = position && metersToZone(replay, position, at)
  if (meters === null) return texts.notSeen
  return meters === 0 ? texts.inside(ring.number) : texts.away(Math.round(meters), ring.number)
}
