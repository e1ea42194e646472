import { useMemo, useState } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { playersAt } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import { Controls } from './Controls.tsx'
import { FightPanel } from './panels/FightPanel.tsx'
import { TeamsLeft } from './panels/TeamsLeft.tsx'
import { ZonePanel } from './panels/ZonePanel.tsx'
import styles from './Playback.module.css'
import { ReplayMap } from './map/ReplayMap.tsx'
import { SPEEDS } from './replay-clock.ts'
import { useReplayClock } from './use-replay-clock.ts'

/** The map of a game at a time, and the panels beside it. */
export function Playback({ replay, map }: { replay: Replay; map: MapId }) {
  const [speed, setSpeed] = useState<number>(SPEEDS[1])
  const [followed, setFollowed] = useState<number | null>(null)
  const { at, isPlaying, toggle, seek } = useReplayClock(replay.durationS, speed)
  const seenAt = useMemo(() => playersAt(replay), [replay])
  const seen = seenAt(at)
  useSingleKeys({ p: toggle })

  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <ReplayMap replay={replay} map={map} at={at} seen={seen} followed={followed} />
        <Controls
          replay={replay}
          at={at}
          isPlaying={isPlaying}
          speed={speed}
          onToggle={toggle}
          onSeek={seek}
          onSpeed={setSpeed}
        />
      </div>
      <div className={styles.side}>
        <TeamsLeft replay={replay} at={at} seen={seen} followed={followed} onFollow={setFollowed} />
        <ZonePanel replay={replay} at={at} seen={seen} team={followed ?? 0} onTeam={setFollowed} />
        <FightPanel replay={replay} at={at} onSeek={seek} />
      </div>
    </div>
  )
}
