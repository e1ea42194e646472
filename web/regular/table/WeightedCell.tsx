import { Ban } from 'lucide-react'
import { rankingMessages as texts } from '#contract/regular/ranking.texts.ts'
import type { LikelyComp } from '#domain/regular/ranking.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { NamedTrio, type TrioLook } from '../../shared/ui/legend/NamedTrio.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { GameTags } from '../likely/GameTags.tsx'
import { pointsHint, pointsText } from '../likely/points.ts'
import styles from './WeightedCell.module.css'

interface WeightedCellProps {
  comp: LikelyComp
  team: string
  /** Total weight of the shown compositions. */
  shownWeight: number
  bans: readonly string[]
  /** A second line with games, points and game markers. Otherwise the games are beside the share. */
  hasFacts: boolean
  look?: TrioLook
}

/** One of a team's three weighted compositions, with its share of their weight. */
export function WeightedCell(props: WeightedCellProps) {
  const { comp, team, shownWeight, bans, hasFacts, look = 'full' } = props
  const { record, share } = comp
  const isClosed = share === null

  return (
    <div
      className={classNames(styles.cell, isClosed && styles.closed)}
      title={isClosed ? texts.hasBanned : undefined}
    >
      <div className={styles.line}>
        <NamedTrio legends={record.comp} size={16} look={look} banned={isClosed ? bans : NONE} />
        <span className={styles.end}>
          {hasFacts ? null : <span className={styles.count}>{texts.times(record.games)}</span>}
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
        </span>
      </div>
      {hasFacts ? (
        <p className={styles.facts}>
          <b className={styles.times}>{texts.times(record.games)}</b>
          <span title={pointsHint(record.points)}>{pointsText(record.points)}</span>
          {isClosed ? (
            <span className={styles.banned}>{texts.isBanned}</span>
          ) : (
            <GameTags orders={record.game_orders} />
          )}
        </p>
      ) : null}
    </div>
  )
}

const NONE: readonly string[] = []

const loadWhy = () => import('../likely/why/WhyLikely.tsx').then((chunk) => chunk.WhyLikely)
