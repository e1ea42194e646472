import { RefreshCw, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { lobbyMessages } from '#contract/regular/lobby.texts.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import styles from '../PanelColumns.module.css'
import { OpenRunning } from '../start/OpenRunning.tsx'
import type { FirstStepsState } from '../start/use-first-steps.ts'
import type { OpenerTab } from '../series/SeriesOpener.tsx'

interface UnrankedPanelsProps {
  state: 'empty' | 'loading' | 'failed'
  aside: ReactNode
  steps: FirstStepsState
  onOpener: (tab: OpenerTab) => void
  onChange: (next: (lineup: Lineup) => Lineup) => void
  onChoose: (() => void) | undefined
}

interface EmptyStart {
  text: string
  action: ReactNode
}

/** The panels while no team is selected, or while the ranking code loads or has failed to load. */
export function UnrankedPanels({
  state,
  aside,
  steps,
  onOpener,
  onChange,
  onChoose,
}: UnrankedPanelsProps) {
  // The first steps offer it above.
  const running = steps.areShown ? null : steps.running
  const ways = (
    <div className={styles.ways}>
      {running ? <OpenRunning series={running} onChange={onChange} /> : null}
      <Button variant={running ? 'secondary' : 'primary'} onClick={() => onOpener('recent')}>
        {lobbyMessages.openSeries}
      </Button>
      <Button onClick={() => onOpener('paste')}>{lobbyMessages.pasteNames}</Button>
      {onChoose ? <Button onClick={onChoose}>{texts.selectTeams}</Button> : null}
    </div>
  )
  const panel = (title: string, select: string, loading: string, start?: EmptyStart) => (
    <Panel title={title} flush>
      {state === 'empty' ? (
        <EmptyState title={select} icon={<UsersRound aria-hidden="true" />} {...start} />
      ) : null}
      {state === 'loading' ? <Skeleton label={loading} lines={6} /> : null}
      {state === 'failed' ? <EmptyState title={messages.app.chunkFailed} action={RELOAD} /> : null}
    </Panel>
  )

  return (
    <div className={styles.columns}>
      <div className={styles.results}>
        {panel(texts.likely, texts.selectForComps, texts.loadingComps, {
          text: lobbyMessages.start,
          action: ways,
        })}
      </div>
      <div className={styles.side}>
        {aside}
        {panel(texts.top, texts.selectForTop, texts.loadingTop)}
        {panel(texts.legends, texts.noLegends, texts.loadingLegends)}
      </div>
    </div>
  )
}

const RELOAD = (
  <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => location.reload()}>
    {messages.app.reload}
  </Button>
)
