import { Skull } from 'lucide-react'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { teamColor } from '../team-look.ts'
import styles from './FightMarks.module.css'

/** How long a fight is on the map, in seconds of the game. */
const SHOWN_S = 20

/** Where players were knocked down or killed just now, in the color of their team. */
export function FightMarks({ replay, at }: { replay: Replay; at: number }) {
  const recent = replay.fights.filter((fight) => fight.at <= at && at - fight.at < SHOWN_S)
  return recent.map(({ at: when, isKill, victim, position }, index) => {
    if (!position) return null
    const team = victim === null ? undefined : replay.players[victim]?.team
    return (
      <span
        key={`${when} ${index}`}
        className={styles.mark}
        data-kill={isKill || undefined}
        style={{
          left: `${position.x}%`,
          top: `${position.y}%`,
          opacity: 1 - (at - when) / SHOWN_S / 2,
          ...(team !== undefined && { borderColor: teamColor(team) }),
        }}
      >
        {isKill ? <Skull aria-hidden="true" /> : null}
      </span>
    )
  })
}
