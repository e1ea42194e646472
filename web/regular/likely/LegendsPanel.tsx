import { memo } from 'react'
import { popularMessages as popularTexts } from '#contract/regular/popular.texts.ts'
import { rankingMessages as texts } from '#contract/regular/ranking.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { TopLegend } from '#domain/regular/ranking.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { pointsHint, pointsText } from './points.ts'
import styles from './LegendsPanel.module.css'
import { RankedBy } from './RankedBy.tsx'
import { RankingState } from './RankingState.tsx'
import type { Ranking } from './use-ranking.ts'

export const LegendsPanel = memo(({ ranking }: { ranking: Ranking }) => {
  const { legends } = ranking

  return (
    <Panel
      title={viewTexts.legends}
      count={
        <RankedBy
          title={viewTexts.legends}
          by={popularTexts.byWeight}
          info={popularTexts.legendsInfo}
        />
      }
      flush
      dense
    >
      <RankingState
        ranking={ranking}
        texts={{
          select: viewTexts.noLegends,
          loading: viewTexts.loadingLegends,
          empty: viewTexts.noLegends,
          failed: popularTexts.legendsFailed,
        }}
        hasData={legends.length > 0}
        lines={5}
      >
        <ol>
          {legends.map((legend, index) => (
            <LegendEntry
              key={index}
              legend={legend}
              rank={index + 1}
              bar={(100 * legend.weight) / (legends[0]?.weight || 1)}
            />
          ))}
        </ol>
      </RankingState>
    </Panel>
  )
})

interface LegendEntryProps {
  legend: TopLegend
  rank: number
  /** Its weight in percent of the highest one. */
  bar: number
}

const LegendEntry = memo(({ legend, rank, bar }: LegendEntryProps) => {
  const { label } = findLegend(legend.legend)

  return (
    <li className={styles.entry}>
      <span className={styles.rank}>{rank}</span>
      <LegendEmblem legend={legend.legend} />
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.name}>{label}</span>
          <span className={styles.teams}>{viewTexts.teamCount(legend.teams.length)}</span>
          <Why className={styles.percent} title={label} load={loadWhy} subject={{ legend }}>
            {`${legend.percentOfTeams}%`}
          </Why>
        </div>
        <Meter percent={bar} games={legend.points.n} />
        <p className={styles.facts}>
          <b className={styles.times}>{texts.times(legend.points.n)}</b>
          <FewTag games={legend.points.n} />
          <span title={pointsHint(legend.points)}>{pointsText(legend.points)}</span>
          <span className={styles.end}>{popularTexts.inTop(legend.timesInTop)}</span>
        </p>
      </div>
    </li>
  )
})

const loadWhy = () => import('./why/WhyLegend.tsx').then((chunk) => chunk.WhyLegend)
