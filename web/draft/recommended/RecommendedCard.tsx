import { memo } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { ValueModel } from '#domain/regular/value.ts'
import { pickComp } from '../../shared/draft/draft-actions.ts'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import type { RankedComp } from './recommended.ts'
import styles from './RecommendedCard.module.css'

interface RecommendedCardProps {
  ranked: RankedComp
  model: ValueModel
  /** Null if it contains a banned legend. */
  rank: number | null
  banned?: readonly string[]
}

export const RecommendedCard = memo(({ ranked, model, rank, banned }: RecommendedCardProps) => {
  const { comp, value, isOverall, percent, games, source } = ranked
  const names = compNames(comp)
  /** Values of a workbook aren't measured. */
  const measured = source.source === 'computed' ? games : undefined

  return (
    <li className={classNames(styles.card, rank === null && styles.closed)}>
      <div className={styles.line}>
        <span className={styles.rank}>{rank === null ? texts.unavailable : texts.rank(rank)}</span>
        <span className={styles.value}>
          {isOverall ? <small className={styles.tag}>{texts.overallValue}</small> : null}
          {source.source === 'sheet' ? (
            <small className={styles.tag}>{texts.fromWorkbook}</small>
          ) : null}
          {value === null ? (
            texts.noValue
          ) : (
            <Why title={texts.whyTitle} load={loadWhy} subject={{ ranked, model }}>
              {value.toFixed(1)}
            </Why>
          )}
        </span>
      </div>
      <div className={styles.line}>
        <Trio legends={comp} size={38} banned={new Set(banned)} />
        {rank === null ? (
          <Badge>{texts.isUnavailable}</Badge>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className={styles.use}
            aria-label={texts.pickThese(names)}
            onClick={() => pickComp(comp)}
          >
            {texts.use}
          </Button>
        )}
      </div>
      <p className={styles.names}>
        {names}{' '}
        <span className={styles.games}>
          {texts.compGames(games)} {measured === undefined ? null : <FewTag games={measured} />}
        </span>
      </p>
      <Meter percent={percent} games={measured} />
    </li>
  )
})

const loadWhy = () => import('./WhyComposition.tsx').then((chunk) => chunk.WhyComposition)
