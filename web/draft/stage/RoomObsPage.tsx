import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { draftRoomMessages } from '#contract/messages/draft-room.ts'
import { shareLinkMessages } from '#contract/messages/share-link.ts'
import { followHash } from '../../shared/address/follow-hash.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { useTitle } from '../../shared/page/use-title.ts'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { labelOf, nextGame } from '../status/draft-texts.ts'
import type { StageView } from './stage-connection.ts'
import { watchStage } from './stage-socket.ts'
import styles from './RoomObsPage.module.css'

/** The draft of a room as a browser source for streams, on a transparent page. */
export function RoomObsPage() {
  const token = useSyncExternalStore(followHash, () => location.hash.slice(1))
  return <Source key={token} token={token} />
}

function Source({ token }: { token: string }) {
  const [view, setView] = useState<StageView>({ kind: 'connecting' })
  useEffect(() => watchStage(token, 'draft_obs', setView), [token])
  useRoster()
  useTitle(draftRoomMessages.links.draft_obs.name)

  return (
    <main className={styles.page} data-obs>
      <h1 className="visually-hidden">{draftRoomMessages.viewTitle}</h1>
      {view.kind === 'ended' ? (
        <p className={styles.block}>{shareLinkMessages.ended[view.reason]}</p>
      ) : null}
      {view.kind === 'shown' ? (
        <>
          <p className={styles.game}>{texts.game(nextGame(view.draft))}</p>
          <Legends
            title={texts.bannedCount(view.draft.banned_legends.length)}
            legends={view.draft.banned_legends}
            areBanned
          />
          <Legends
            title={texts.picked(view.draft.picked_legends.length)}
            legends={view.draft.picked_legends}
          />
          {view.isLive ? null : <p className={styles.block}>{texts.stageBehind}</p>}
        </>
      ) : null}
    </main>
  )
}

interface LegendsProps {
  title: string
  legends: readonly string[]
  areBanned?: boolean
}

function Legends({ title, legends, areBanned = false }: LegendsProps) {
  if (legends.length === 0) return null
  return (
    <section className={styles.block} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.legends}>
        {legends.map((legend) => (
          <li key={legend} className={styles.legend}>
            <LegendEmblem legend={legend} size={24} {...(areBanned && { state: BANNED })} />
            {labelOf(legend)}
          </li>
        ))}
      </ul>
    </section>
  )
}
