import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { draftResultMessages } from '#contract/draft/draft-result.texts.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import type { StageState } from '#contract/base/realtime.ts'
import { totalPoints } from '#domain/draft/draft-result.ts'
import { followHash } from '../../shared/address/follow-hash.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { useTitle } from '../../shared/page/use-title.ts'
import { AVAILABLE, BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { labelOf, nextGame } from '../status/draft-texts.ts'
import { type ObsLook, readObsLook } from '../../shared/room/obs-look.ts'
import type { StageView } from './stage-connection.ts'
import { watchStage } from './stage-connection.ts'
import styles from './RoomObsPage.module.css'

/** The draft of a room as a browser source for streams, on a transparent page. */
export function RoomObsPage() {
  const token = useSyncExternalStore(followHash, () => location.hash.slice(1))
  return <Source key={token} token={token} />
}

/** Nothing but the draft is ever on air: a link that ended or a lost connection is for those who set it up. */
function Source({ token }: { token: string }) {
  const [view, setView] = useState<StageView>({ kind: 'connecting' })
  useEffect(() => watchStage(token, 'draft_obs', setView), [token])
  useRoster()
  useTitle(draftRoomMessages.links.draft_obs.name)

  return (
    <main className={styles.page} data-obs>
      <h1 className="visually-hidden">{draftRoomMessages.viewTitle}</h1>
      {view.kind === 'shown' ? (
        <ObsBar draft={view.draft} look={readObsLook(location.search)} />
      ) : null}
    </main>
  )
}

interface ObsBarProps {
  draft: StageState
  look: ObsLook
}

export function ObsBar({ draft, look }: ObsBarProps) {
  const { room, banned_legends: bans, picked_legends: picks, draft_history: games } = draft
  const points = totalPoints(games)
  return (
    <div className={styles.bar} data-pos={look.position} data-size={look.size}>
      {look.shown.includes('next') ? (
        <section className={styles.next}>
          <p>{room.team ?? room.name}</p>
          <p className={styles.game}>
            {room.isFinished ? texts.games(games.length) : texts.game(nextGame(draft, room))}
          </p>
          {points === null ? null : <p>{draftResultMessages.points(points)}</p>}
        </section>
      ) : null}
      {look.shown.includes('bans') ? (
        <Legends title={texts.bannedCount(bans.length)} legends={bans} areBanned />
      ) : null}
      {look.shown.includes('picks') ? <Legends title={texts.obsPicks} legends={picks} /> : null}
    </div>
  )
}

interface LegendsProps {
  title: string
  legends: readonly string[]
  areBanned?: boolean
}

function Legends({ title, legends, areBanned = false }: LegendsProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {legends.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
      <ul className={styles.legends}>
        {legends.map((legend) => (
          <li key={legend} className={styles.legend}>
            <LegendEmblem
              legend={legend}
              size="var(--emblem)"
              state={areBanned ? BANNED : AVAILABLE}
            />
            {areBanned ? <s>{labelOf(legend)}</s> : labelOf(legend)}
          </li>
        ))}
      </ul>
    </section>
  )
}
