import { Ban } from 'lucide-react'
import { rankingMessages as texts } from '#contract/messages/ranking.ts'
import type { LikelyComp } from '#domain/comp/ranking.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import styles from './CompCell.module.css'
import { pointsHint, pointsText } from './points.ts'
import { GameTags } from './GameTags.tsx'

interface CompCellProps {
  comp: LikelyComp
  team: string
  /** Total weight of the shown compositions. */
  shownWeight: number
  bans: readonly string[]
}

export function CompCell({ comp, team, shownWeight, bans }: CompCellProps) {
  const { record, share } = comp
  const isClosed = share === null

  return (
    <li
      className={classNames(styles.cell, isClosed && styles.closed)}
      title={isClosed ? texts.hasBanned : undefined}
    >
      {isClosed ? (
        <Trio legends={record.comp} banned={new Set(bans)} />
      ) : (
        <Trio legends={record.comp} />
      )}
      <Why className={styles.share} title={team} load={loadWhy} subject={{ comp, shownWeight }}>
        {isClosed ? (
          <>
            <Ban className={styles.ban} aria-hidden="true" />
            <span className="visually-hidden">{texts.hasBanned}</span>
          </>
        ) : (
          `${share}%`
        )}
      </Why>
      <span className={styles.meter}>
        <Meter percent={share ?? 0} />
      </span>
      <p className={styles.facts}>
        <b className={styles.times}>{texts.times(record.games)}</b>
        <span title={pointsHint(record.points)}>{pointsText(record.points)}</span>
        {isClosed ? <span className={styles.banned}>{texts.isBanned}</span> : null}
        {isClosed ? null : <GameTags orders={record.game_orders} />}
      </p>
    </li>
  )
}

const loadWhy = () => import('./WhyLikely.tsx').then((chunk) => chunk.WhyLikely)
