import { Undo2 } from 'lucide-react'
import { useCallback, useDeferredValue, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { useMediaQuery } from '../shared/ui/layout/use-media-query.ts'
import { BanPanel } from './setup/BanPanel.tsx'
import styles from './PanelColumns.module.css'
import { RecommendedPanel } from './recommended/RecommendedPanel.tsx'
import { SummaryCard } from './setup/SummaryCard.tsx'
import { TeamPanel } from './setup/TeamPanel.tsx'
import { UnrankedPanels } from './likely/UnrankedPanels.tsx'
import { useLinkedLegend } from './setup/use-linked-legend.ts'
import { useLineupBans } from './setup/use-lineup-bans.tsx'
import { useLater } from '../shared/page/use-later.ts'
import { useLineup } from './setup/use-lineup.ts'
import { type TeamCompsState, useTeamComps } from './likely/use-team-comps.ts'
import { useUndoKeys } from '../shared/keyboard/use-undo-keys.ts'

export function RegularView() {
  const lineup = useLineup()
  const { change, undo, canUndo } = lineup
  const { teams } = lineup.lineup
  const { bans, followSwitch, follower } = useLineupBans(lineup)
  // Deferred: the tile updates first, and React drops a ranking that the next ban makes obsolete.
  const rankedBans = useDeferredValue(bans.legends)
  const teamComps = useTeamComps(teams)
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [isEditing, setIsEditing] = useState(false)
  const startEditing = useCallback(() => setIsEditing(true), [])
  const stopEditing = useCallback(() => setIsEditing(false), [])
  const { askedLegend, forgetLegend } = useLinkedLegend()
  const keepEditing = useCallback(() => {
    setIsEditing(true)
    forgetLegend()
  }, [forgetLegend])
  const isSheetOpen = isNarrow && (isEditing || askedLegend !== null)
  useUndoKeys(undo)

  const context = texts.context(bans.game, bans.legends.length, teams.length)

  return (
    <>
      <PageHead
        title={messages.views.regular}
        context={isNarrow ? undefined : <span role="status">{context}</span>}
        actions={
          <>
            <ActionButton
              variant="ghost"
              label={texts.undo}
              icon={<Undo2 aria-hidden="true" />}
              aria-keyshortcuts="Control+Z Meta+Z"
              // Not `disabled`, which would lose the focus when the last change is undone.
              aria-disabled={!canUndo}
              onClick={undo}
            />
            <CopyLinkButton />
          </>
        }
      />
      {isNarrow ? <SummaryCard bans={bans} teams={teams.length} onEdit={startEditing} /> : null}
      <div className={styles.columns}>
        {isNarrow ? null : (
          <div className={styles.setup}>
            <TeamPanel teams={teams} onChange={change} />
            <BanPanel
              bans={bans}
              follow={followSwitch}
              teamComps={teamComps.loaded}
              focusOn={askedLegend}
              onFocused={forgetLegend}
            />
          </div>
        )}
        <Results
          teamComps={teamComps}
          bans={rankedBans}
          onChoose={isNarrow ? startEditing : undefined}
        />
      </div>
      {follower}
      <OnDemand when={isSheetOpen} load={loadSetupSheet} onFail={stopEditing}>
        {(SetupSheet) => (
          <SetupSheet
            open={isSheetOpen}
            onOpenChange={setIsEditing}
            teams={teams}
            onChange={change}
            bans={bans}
            follow={followSwitch}
            teamComps={teamComps.loaded}
            focusOn={askedLegend}
            onFocused={keepEditing}
          />
        )}
      </OnDemand>
    </>
  )
}

interface ResultsProps {
  teamComps: TeamCompsState
  bans: readonly string[]
  /** Set if the setup panels aren't visible (phones). */
  onChoose: (() => void) | undefined
}

function Results({ teamComps, bans, onChoose }: ResultsProps) {
  const { hasTeams } = teamComps
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])
  // One frame after the likely compositions, which matter more when setting a ban.
  const recommended = <RecommendedPanel bans={useLater(bans)} />

  return (
    <OnDemand
      when={hasTeams}
      load={loadRankedPanels}
      onFail={fail}
      fallback={
        <UnrankedPanels
          state={hasFailed ? 'failed' : hasTeams ? 'loading' : 'empty'}
          aside={recommended}
          onChoose={onChoose}
        />
      }
    >
      {(RankedPanels) => <RankedPanels teamComps={teamComps} bans={bans} aside={recommended} />}
    </OnDemand>
  )
}

const loadRankedPanels = () =>
  import('./likely/RankedPanels.tsx').then((chunk) => chunk.RankedPanels)
const loadSetupSheet = () => import('./setup/SetupSheet.tsx').then((chunk) => chunk.SetupSheet)
