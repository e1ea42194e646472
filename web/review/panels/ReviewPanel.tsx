import { useMemo, useState } from 'react'
import { momentMessages } from '#contract/review/moment.texts.ts'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import type { SeenPlayer } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { TabPanel, Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { MomentForm } from '../moments/MomentForm.tsx'
import { MomentList } from '../moments/MomentList.tsx'
import type { useMomentWriting } from '../moments/use-moment-writing.ts'
import type { Moments } from '../moments/use-moments.ts'
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
  /** Null for people with a view link. */
  state: Moments | null
  writing: ReturnType<typeof useMomentWriting>
  onFollow: (team: number | null) => void
  onSeek: (at: number) => void
}

const TABS = [
  { value: 'events', label: texts.events },
  { value: 'teams', label: texts.teams },
]

export function ReviewPanel(props: ReviewPanelProps) {
  const { replay, at, seen, team, followed, own, state, writing, onFollow, onSeek } = props
  const [tab, setTab] = useState(state?.canRead ? 'notes' : 'teams')
  const players = useMemo(() => replay.players.map(({ name }) => name), [replay])
  const { form } = writing
  const notes = state && {
    value: 'notes',
    label: [momentMessages.notes, state.moments.length || null].filter(Boolean).join(' '),
  }

  return (
    <section className={styles.panel} aria-label={texts.panel}>
      {form ? (
        <MomentForm
          key={`${form.id} ${form.isRefused}`}
          draft={form}
          durationS={replay.durationS}
          players={players}
          onSave={writing.submit}
          onClose={writing.close}
        />
      ) : (
        <Tabs
          label={texts.panel}
          value={tab}
          onValueChange={setTab}
          tabs={notes ? [notes, ...TABS] : TABS}
        >
          {state ? (
            <TabPanel value="notes">
              <div className={styles.body}>
                <MomentList
                  state={state}
                  at={at}
                  players={players}
                  onSeek={onSeek}
                  onEdit={writing.edit}
                />
              </div>
            </TabPanel>
          ) : null}
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
      )}
    </section>
  )
}
