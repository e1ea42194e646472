import { useMemo, useState } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { playersAt } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { teamFights } from '#domain/review/team-fights.ts'
import { neighborTime } from '#domain/review/timeline.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { ReviewedResult } from '../game-results.ts'
import { ReviewPanel } from '../panels/ReviewPanel.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { ReplayMap } from '../map/ReplayMap.tsx'
import { SPEEDS } from './replay-clock.ts'
import styles from './ReviewStage.module.css'
import { Transport } from './Transport.tsx'
import { useReplayClock } from './use-replay-clock.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewStageProps {
  replay: Replay
  map: MapId
  ownTeam: string | null
  /** Of the own team in this game. */
  own: ReviewedResult | undefined
}

/** The map of a game at a time, its timeline, and what is known about it beside them. */
export function ReviewStage({ replay, map, ownTeam, own }: ReviewStageProps) {
  const [speed, setSpeed] = useState<number>(SPEEDS[2])
  const [followed, setFollowed] = useState<number | null>(null)
  const clock = useReplayClock(replay.durationS, speed)
  const { at, isPlaying, toggle, seek } = clock
  const seenAt = useMemo(() => playersAt(replay), [replay])
  const seen = seenAt(at)
  const ownIndex = replay.teams.findIndex(
    ({ name }) => name !== null && ownTeam !== null && isSameTeam(name, ownTeam),
  )
  const ownTeamIndex = ownIndex < 0 ? null : ownIndex
  /** Whose game the timeline shows: the winner's without an own team. */
  const focus = followed ?? Math.max(0, ownIndex)
  const fights = useMemo(() => teamFights(replay, focus), [replay, focus])
  const stops = useMemo(
    () => [...replay.rings.map((ring) => ring.at), ...fights.map(({ from }) => from)],
    [replay, fights],
  )
  const jump = (direction: 'before' | 'after') => {
    const next = neighborTime(stops, at, direction)
    if (next !== null) seek(next)
  }
  useReviewKeys({ toggle, step: (seconds) => seek(at + seconds), jump, isPlaying })

  return (
    <div className={styles.review}>
      <div className={styles.stage}>
        <ReplayMap
          replay={replay}
          map={map}
          at={at}
          seen={seen}
          followed={followed}
          own={ownTeamIndex}
        />
        <Transport
          replay={replay}
          at={at}
          isPlaying={isPlaying}
          speed={speed}
          onToggle={toggle}
          onStep={(seconds) => seek(at + seconds)}
          onJump={jump}
          onSpeed={() => setSpeed(nextSpeed)}
        />
        <Timeline
          replay={replay}
          fights={fights}
          team={focus}
          isOwn={focus === ownIndex}
          legends={focus === ownIndex ? (own?.legends ?? []) : []}
          at={at}
          onSeek={seek}
        />
      </div>
      <ReviewPanel
        replay={replay}
        at={at}
        seen={seen}
        team={focus}
        followed={followed}
        own={ownTeamIndex}
        onFollow={setFollowed}
        onSeek={seek}
      />
    </div>
  )
}

const nextSpeed = (speed: number): number =>
  SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? SPEEDS[0]
