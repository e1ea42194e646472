import { useState } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import type { SeenPlayer } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { TabPanel, Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { EventList } from './EventList.tsx'
import styles from './ReviewPanel.module.css'
import { TeamsLeft } from './TeamsLeft.tsx'

interface ReviewPanelProps {
  replay: Replay
  at: number
  seen: readonly (SeenPlayer | null)[]
  /** Whose game the timeline shows. */
  team: number
  followed: number | null
  own: number | null
  onFollow: (team: number | null) => void
  onSeek: (at: number) => void
}

const TABS = [
  { value: 'events', label: texts.events },
  { value: 'teams', label: texts.teams },
]

export function ReviewPanel(props: ReviewPanelProps) {
  const { replay, at, seen, team, followed, own, onFollow, onSeek } = props
  const [tab, setTab] = useState('teams')
  return (
    <section className={styles.panel} aria-label={texts.panel}>
      <Tabs label={texts.panel} value={tab} onValueChange={setTab} tabs={TABS}>
        <TabPanel value="events">
          <div className={styles.body}>
            <EventList replay={replay} team={team} at={at} onSeek={onSeek} />
          </div>
        </TabPanel>
        <TabPanel value="teams">
          <div className={styles.body}>
            <TeamsLeft
              replay={replay}
              at={at}
              seen={seen}
              followed={followed}
              own={own}
              onFollow={onFollow}
            />
          </div>
        </TabPanel>
      </Tabs>
    </section>
  )
}
