import { memo, useCallback, useState } from 'react'
import { popularMessages as popularTexts } from '#contract/regular/popular.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import type { TopComp } from '#domain/regular/ranking.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { RankedBy } from './RankedBy.tsx'
import { RankingState } from './RankingState.tsx'
import styles from './TopPanel.module.css'
import type { Ranking } from './use-ranking.ts'

/** All teams, or the teams of one composition. */
type Selection = 'all' | readonly string[]

export const TopPanel = memo(({ ranking }: { ranking: Ranking }) => {
  const { top, likely } = ranking
  const shownWeight = top.reduce((sum, { weight }) => sum + weight, 0)
  const [selection, setSelection] = useState<Selection | null>(null)
  const close = useCallback(() => setSelection(null), [])

  return (
    <Panel
      title={viewTexts.top}
      count={
        <RankedBy title={viewTexts.top} by={popularTexts.byWeight} info={popularTexts.topInfo} />
      }
      actions={
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          disabled={top.length === 0}
          onClick={() => setSelection('all')}
        >
          {popularTexts.showAll}
        </Button>
      }
      flush
      dense
    >
      <RankingState
        ranking={ranking}
        texts={{
          select: viewTexts.selectForTop,
          loading: viewTexts.loadingTop,
          empty: popularTexts.noTop,
          failed: popularTexts.topFailed,
        }}
        hasData={top.length > 0}
      >
        <ol>
          {top.map((comp, index) => (
            <TopRow
              key={index}
              comp={comp}
              rank={index + 1}
              shownWeight={shownWeight}
              ofTeams={likely.length}
              onShowTeams={setSelection}
            />
          ))}
        </ol>
      </RankingState>
      <OnDemand when={selection !== null} load={loadDialog} onFail={close}>
        {(BestCompsDialog) => (
          <BestCompsDialog likely={likely} selection={selection} onClose={close} />
        )}
      </OnDemand>
    </Panel>
  )
})

interface TopRowProps {
  comp: TopComp
  rank: number
  shownWeight: number
  ofTeams: number
  onShowTeams: (comp: readonly string[]) => void
}

const TopRow = memo(({ comp, rank, shownWeight, ofTeams, onShowTeams }: TopRowProps) => {
  const teams = comp.teams.length

  return (
    <li className={styles.row}>
      <span className={styles.rank}>{viewTexts.rank(rank)}</span>
      <NamedTrio legends={comp.comp} size="var(--emblem)" />
      <Why
        className={styles.share}
        title={viewTexts.top}
        load={loadWhy}
        subject={{ comp, shownWeight, ofTeams }}
      >
        {`${comp.share}%`}
      </Why>
      <span className={styles.teams}>
        <span>{viewTexts.teamCount(teams)}</span>
        <span>{popularTexts.ofTeams(Math.round((100 * teams) / ofTeams))}</span>
      </span>
      <Button
        className={styles.show}
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => onShowTeams(comp.comp)}
      >
        {popularTexts.showTeams}
      </Button>
    </li>
  )
})

const loadDialog = () => import('./BestCompsDialog.tsx').then((chunk) => chunk.BestCompsDialog)
const loadWhy = () => import('./why/WhyTop.tsx').then((chunk) => chunk.WhyTop)
