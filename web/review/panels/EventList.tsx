import { useMemo, useState } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { replayMessages } from '#contract/live-match/replay.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import type { Replay, ReplayFight } from '#domain/live-match/replay/replay.ts'
import { isOfTeam } from '#domain/review/team-fights.ts'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { nameOfTeam } from '../team-look.ts'
import styles from './EventList.module.css'

interface EventListProps {
  replay: Replay
  team: number
  at: number
  onSeek: (at: number) => void
}

interface ListedEvent {
  readonly at: number
  readonly text: string
  readonly isRing: boolean
}

/** All knocks, kills and rings of the game. Their times lead to them. */
export function EventList({ replay, team, at, onSeek }: EventListProps) {
  const [isOwnOnly, setIsOwnOnly] = useState(false)
  const events = useMemo(() => eventsOf(replay, isOwnOnly ? team : null), [replay, team, isOwnOnly])
  const shown = replay.teams[team]
  const current = events.findLastIndex((event) => event.at <= at)

  return (
    <>
      {shown ? (
        <label className={styles.filter}>
          <Checkbox checked={isOwnOnly} onChange={({ target }) => setIsOwnOnly(target.checked)} />
          {texts.onlyOf(nameOfTeam(shown))}
        </label>
      ) : null}
      {events.length === 0 ? <p className={styles.none}>{texts.noEvents}</p> : null}
      <ol className={styles.events}>
        {events.map((event, index) => (
          <li
            key={index}
            className={styles.event}
            data-ring={event.isRing || undefined}
            aria-current={index === current ? 'time' : undefined}
          >
            <button type="button" className={styles.time} onClick={() => onSeek(event.at)}>
              {clockText(event.at)}
            </button>
            <span>{event.text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function eventsOf(replay: Replay, team: number | null): ListedEvent[] {
  const fights = replay.fights
    .filter((fight) => team === null || isOfTeam(replay, team, fight))
    .map((fight) => ({ at: fight.at, isRing: false, text: textOf(replay, fight) }))
  const rings = replay.rings.map(({ at, number }) => ({
    at,
    isRing: true,
    text: texts.ringEvent(number),
  }))
  return [...fights, ...rings].toSorted((a, b) => a.at - b.at)
}

function textOf(replay: Replay, { attacker, victim, isKill }: ReplayFight): string {
  const by = attacker === null ? replayMessages.byRing : playerName(replay, attacker)
  const what = isKill ? replayMessages.killed : replayMessages.knocked
  return `${by} ${what} ${playerName(replay, victim)}`
}

function playerName({ players, teams }: Replay, index: number | null): string {
  const player = index === null ? undefined : players[index]
  const team = player && teams[player.team]
  return player && team
    ? replayMessages.player(player.name, nameOfTeam(team))
    : replayMessages.unknownPlayer
}
