import { memo, useCallback, useState } from 'react'
import { rankingMessages as texts } from '#contract/messages/ranking.ts'
import { regularMessages as viewTexts } from '#contract/messages/regular.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { LikelyRow } from './LikelyRow.tsx'
import styles from './LikelyPanel.module.css'
import { RankingState } from './RankingState.tsx'
import type { Ranking } from './use-ranking.ts'

interface LikelyPanelProps {
  ranking: Ranking
  bans: readonly string[]
}

export const LikelyPanel = memo(({ ranking, bans }: LikelyPanelProps) => {
  const { loaded, likely, later, waiting, error } = ranking
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])

  return (
    <Panel
      title={viewTexts.likely}
      count={<InfoTip label={viewTexts.likely} text={texts.likelyInfo} />}
      actions={
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          disabled={loaded.length === 0}
          onClick={() => setIsOpen(true)}
        >
          {texts.allComps}
        </Button>
      }
      flush
    >
      <RankingState
        ranking={ranking}
        texts={{
          select: viewTexts.selectForComps,
          loading: viewTexts.loadingComps,
          empty: texts.noComps,
          failed: texts.compsFailed(error?.message ?? ''),
        }}
        hasData={likely.length > 0}
        lines={6}
      >
        <div className={styles.head} aria-hidden="true">
          <span>{texts.team}</span>
          {texts.places.map((place) => (
            <span key={place}>{place}</span>
          ))}
        </div>
        <ul>
          {likely.map((team, index) => (
            <LikelyRow key={team.team} team={team} later={later[index]} />
          ))}
        </ul>
        {waiting > 0 ? (
          <Skeleton label={viewTexts.loadingComps} shape="rows" lines={waiting} />
        ) : null}
      </RankingState>
      <OnDemand when={isOpen} load={loadDialog} onFail={close}>
        {(AllCompsDialog) => (
          <AllCompsDialog open={isOpen} teams={loaded} bans={bans} onClose={close} />
        )}
      </OnDemand>
    </Panel>
  )
})

const loadDialog = () => import('./AllCompsDialog.tsx').then((chunk) => chunk.AllCompsDialog)
