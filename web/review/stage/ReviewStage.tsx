import { useMemo, useState } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { playersAt } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { ringAt, teamPosition } from '#domain/live-match/replay/zone.ts'
import { teamFights } from '#domain/review/team-fights.ts'
import { neighborTime } from '#domain/review/timeline.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { ReviewedResult } from '../game-results.ts'
import { ReplayMap } from '../map/ReplayMap.tsx'
import { QuickTags } from '../moments/QuickTags.tsx'
import { useMomentWriting } from '../moments/use-moment-writing.ts'
import { useMoments } from '../moments/use-moments.ts'
import { ReviewPanel } from '../panels/ReviewPanel.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { SPEEDS } from './replay-clock.ts'
import styles from './ReviewStage.module.css'
import { Transport } from './Transport.tsx'
import { useReplayClock } from './use-replay-clock.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewStageProps {
  game: number
  replay: Replay
  map: MapId
  ownTeam: string | null
  /** Of the own team in this game. */
  own: ReviewedResult | undefined
  /** Opened by a view link: without notes. */
  isShared: boolean
  /** Where the game begins, in seconds. */
  startAt: number
}

/** The map of a game at a time, its timeline, and what is known and was said about it beside them. */
export function ReviewStage(props: ReviewStageProps) {
  const { game, replay, map, ownTeam, own, isShared, startAt } = props
  const { durationS, rings } = replay
  const [speed, setSpeed] = useState<number>(SPEEDS[2])
  const [followed, setFollowed] = useState<number | null>(null)
  const clock = useReplayClock(durationS, speed, startAt)
  const { at, isPlaying, toggle, seek, pause } = clock
  const seenAt = useMemo(() => playersAt(replay), [replay])
  const seen = seenAt(at)
  const ownIndex = ownTeamOf(replay, ownTeam)
  /** Whose game the timeline shows: the winner's without an own team. */
  const focus = followed ?? ownIndex ?? 0
  const fights = useMemo(() => teamFights(replay, focus), [replay, focus])
  const state = useMoments(game, isShared)
  const writing = useMomentWriting({
    state,
    game,
    durationS,
    at,
    position: ownIndex === null ? null : teamPosition(replay, seen, ownIndex),
    ring: ringAt(rings, at)?.number ?? null,
    pause,
  })
  const { moments, canWrite } = state
  const stops = useMemo(
    () => [rings, fights.map(({ from }) => ({ at: from })), moments].flat().map((one) => one.at),
    [rings, fights, moments],
  )
  const jump = (direction: 'before' | 'after') => {
    const next = neighborTime(stops, at, direction)
    if (next !== null) seek(next)
  }
  useReviewKeys({ toggle, step: (seconds) => seek(at + seconds), jump, isPlaying })

  return (
    <div className={styles.review} data-tags={canWrite || undefined}>
      <div className={styles.stage}>
        <ReplayMap
          replay={replay}
          map={map}
          at={at}
          seen={seen}
          followed={followed}
          own={ownIndex}
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
        >
          {canWrite ? <QuickTags onTag={writing.tag} onNote={writing.write} /> : null}
        </Transport>
        <Timeline
          replay={replay}
          fights={fights}
          team={focus}
          isOwn={focus === ownIndex}
          legends={focus === ownIndex ? (own?.legends ?? NO_LEGENDS) : NO_LEGENDS}
          moments={moments}
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
        own={ownIndex}
        state={isShared ? null : state}
        writing={writing}
        onFollow={setFollowed}
        onSeek={seek}
      />
    </div>
  )
}

const NO_LEGENDS: readonly string[] = []

function ownTeamOf({ teams }: Replay, ownTeam: string | null): number | null {
  const index = teams.findIndex(
    ({ name }) => name !== null && ownTeam !== null && isSameTeam(name, ownTeam),
  )
  return index < 0 ? null : index
}

const nextSpeed = (speed: number): number =>
  SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? SPEEDS[0]
