import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { useRole } from '../shared/session/session-store.ts'
import { useLater } from '../shared/page/use-later.ts'
import { keepFocus } from '../shared/keyboard/keep-focus.ts'
import { useUndoKeys } from '../shared/keyboard/use-undo-keys.ts'
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx'
import { OnDemand, preloadPart } from '../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { useMediaQuery } from '../shared/ui/layout/use-media-query.ts'
import { forecastQuery, type ForecastLobby } from '../shared/forecast/forecast.queries.ts'
import { UnrankedPanels } from './likely/UnrankedPanels.tsx'
import { type TeamCompsState, useTeamComps } from './likely/use-team-comps.ts'
import { readQuery } from '../shared/address/query-values.ts'
import { setKnownPicks } from '../shared/lineup/known-picks.ts'
import { type Lineup, lineupParsers } from '../shared/lineup/lineup.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { type FirstStepsState, useFirstSteps } from './start/use-first-steps.ts'
import type { OpenerTab } from './series/SeriesOpener.tsx'
import type { BanPanelProps } from './setup/BanPanel.tsx'
import type { SetupTab } from './setup/SetupSheet.tsx'
import type { LobbyMatchProps } from './match/LobbyMatch.tsx'
import { isProbablyInMatch, MatchSpace } from './match/MatchSpace.tsx'
import { useLineup } from './setup/use-lineup.ts'
import { useLineupBans } from './setup/use-lineup-bans.tsx'
import { useLinkedLegend } from './setup/use-linked-legend.ts'
import { ownLobby, useLobby } from './setup/use-lobby.ts'
import { useSetupPanels } from './setup/use-setup-panels.ts'
import { useTitle } from '../shared/page/use-title.ts'
import { preloadBanStrip } from './strip/BanStrip.tsx'
import { RecommendedSkeleton } from './recommended/RecommendedSkeleton.tsx'
import { HeadStrip } from './strip/HeadStrip.tsx'
import { seriesDetailQuery } from '../shared/queries/series-detail.queries.ts'
import { teamCompsQuery } from './regular.queries.ts'

export function RegularView() {
  const lineup = useLineup()
  const { change, undo } = lineup
  const { teams } = lineup.lineup
  const own = useOwnTeam()
  const { bans, follow, follower } = useLineupBans(lineup)
  const lobby = useLobby(lineup.lineup, bans, own)
  const teamComps = useTeamComps(teams)
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const panels = useSetupPanels(teams.length)
  const arePanelsOpen = panels.areOpen && !isNarrow
  const canDraft = can(useRole(), 'draft.use')
  const [isMatch, setIsMatch] = useState(() => isProbablyInMatch(lineup.lineup))
  const isInMatch = isMatch && canDraft
  const [opener, setOpener] = useState<OpenerTab | null>(null)
  const [sheet, setSheet] = useState<SetupTab | null>(null)
  const closeSheet = useCallback(() => setSheet(null), [])
  const { askedLegend, forgetLegend } = useLinkedLegend()
  const isSheetAsked = isNarrow && askedLegend !== null && sheet !== 'bans'
  if (isSheetAsked) setSheet('bans')
  const knowPicks = useKnownPicks(change)
  const steps = useFirstSteps(teams.length === 0)
  useUndoKeys(undo)
  useKeptFocus(arePanelsOpen)

  const grid = {
    bans,
    hint: follow?.hint,
    teamComps: teamComps.loaded,
    focusOn: askedLegend,
    onFocused: forgetLegend,
  }

  return (
    <>
      <Heading game={lobby.game} bans={bans.legends.length} teams={teams.length} />
      <MatchAbove
        canDraft={canDraft}
        lineup={lineup.lineup}
        follow={follow}
        game={lobby.game}
        onChange={change}
        onMove={lineup.move}
        opener={opener}
        onOpener={setOpener}
        onMatch={setIsMatch}
      />
      <HeadStrip
        {...grid}
        focusOn={arePanelsOpen ? null : askedLegend}
        lobby={lobby}
        arePanelsOpen={arePanelsOpen}
        follow={follow}
        isInMatch={isInMatch}
        own={own}
        series={lineup.series}
        opener={opener}
        onOpener={setOpener}
        onChange={change}
        onBan={bans.toggle}
        canUndo={lineup.canUndo}
        onUndo={undo}
        onOpenSheet={isNarrow ? setSheet : null}
        onKeep={() => panels.keep(true)}
      />
      <Start steps={steps} onChange={change} />
      <Setup grid={grid} teams={teams} onChange={change} panels={panels} isOpen={arePanelsOpen} />
      <Results
        teamComps={teamComps}
        lobby={lobby}
        own={own}
        // Deferred: the tile and the forecast update first, and React drops a ranking that the next
        // ban makes obsolete.
        rankedBans={useDeferredValue(bans.legends)}
        onBan={bans.toggle}
        onKnownChange={knowPicks}
        steps={steps}
        onOpener={setOpener}
        onChange={change}
        onChoose={isNarrow ? () => setSheet('teams') : undefined}
      />
      {follower}
      <OnDemand when={sheet !== null} load={loadSetupSheet} onFail={closeSheet}>
        {(SetupSheet) => (
          <SetupSheet
            {...grid}
            tab={isNarrow ? sheet : null}
            onTabChange={setSheet}
            teams={teams}
            onChange={change}
            follow={follow}
          />
        )}
      </OnDemand>
    </>
  )
}

function Heading({ game, bans, teams }: { game: number; bans: number; teams: number }) {
  useTitle(messages.views.regular)
  return (
    <>
      <h1 className="visually-hidden">{messages.views.regular}</h1>
      <p className="visually-hidden" role="status">
        {texts.context(game, bans, teams)}
      </p>
    </>
  )
}

interface SetupProps {
  grid: BanPanelProps
  teams: readonly string[]
  onChange: (next: (lineup: Lineup) => Lineup) => void
  panels: ReturnType<typeof useSetupPanels>
  isOpen: boolean
}

const Setup = ({ grid, teams, onChange, panels, isOpen }: SetupProps) => (
  <OnDemand
    when={isOpen}
    load={loadSetupPanels}
    onFail={panels.done}
    fallback={isOpen ? <Skeleton label={texts.loadingTeams} lines={7} /> : null}
  >
    {(SetupPanels) =>
      isOpen ? (
        <SetupPanels
          {...grid}
          teams={teams}
          onChange={onChange}
          isKept={panels.isKept}
          onKeep={panels.keep}
          onDone={panels.done}
        />
      ) : null
    }
  </OnDemand>
)

const MatchAbove = ({ canDraft, ...match }: LobbyMatchProps & { canDraft: boolean }) => (
  <OnDemand when={canDraft} load={loadMatch} onFail={ignore} fallback={<MatchSpace />}>
    {(LobbyMatch) => (canDraft ? <LobbyMatch {...match} /> : null)}
  </OnDemand>
)

const Start = ({ steps, onChange }: Pick<ResultsProps, 'steps' | 'onChange'>) => (
  <OnDemand when={steps.areShown} load={loadSteps} onFail={ignore}>
    {(FirstSteps) =>
      steps.areShown ? (
        <FirstSteps running={steps.running} onChange={onChange} onHide={steps.hide} />
      ) : null
    }
  </OnDemand>
)

function useKnownPicks(change: ReturnType<typeof useLineup>['change']) {
  return useCallback(
    (team: string, legends: readonly string[]) =>
      change((now) => ({ ...now, known: setKnownPicks(now.known, team, legends) })),
    [change],
  )
}

/** A control that had the focus can go with the panels or with their popovers. */
function useKeptFocus(arePanelsOpen: boolean) {
  const wereOpen = useRef(arePanelsOpen)

  useEffect(() => {
    if (wereOpen.current !== arePanelsOpen) keepFocus()
    wereOpen.current = arePanelsOpen
  }, [arePanelsOpen])
}

interface ResultsProps {
  teamComps: TeamCompsState
  lobby: ForecastLobby
  own: string | null
  rankedBans: readonly string[]
  onBan: (legend: string) => void
  onKnownChange: (team: string, legends: readonly string[]) => void
  steps: FirstStepsState
  onOpener: (tab: OpenerTab) => void
  onChange: (next: (lineup: Lineup) => Lineup) => void
  /** Set if the setup panels aren't visible (phones). */
  onChoose: (() => void) | undefined
}

function Results(props: ResultsProps) {
  const { teamComps, lobby, own, rankedBans, onBan, onKnownChange, ...start } = props
  const { hasTeams } = teamComps
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])
  // One frame after the likely compositions, which matter more when setting a ban.
  const recommendedBans = useLater(rankedBans)
  const recommended = (
    <OnDemand when load={loadRecommended} onFail={ignore} fallback={<RecommendedFallback />}>
      {(RecommendedPanel) => <RecommendedPanel bans={recommendedBans} own={own} />}
    </OnDemand>
  )

  return (
    <OnDemand
      when={hasTeams}
      load={loadRankedPanels}
      onFail={fail}
      fallback={
        <UnrankedPanels
          state={hasFailed ? 'failed' : hasTeams ? 'loading' : 'empty'}
          aside={recommended}
          {...start}
        />
      }
    >
      {(RankedPanels) =>
        hasTeams ? (
          <RankedPanels
            teamComps={teamComps}
            lobby={lobby}
            own={own}
            rankedBans={rankedBans}
            onBan={onBan}
            onKnownChange={onKnownChange}
            aside={recommended}
          />
        ) : (
          <UnrankedPanels state="empty" aside={recommended} {...start} />
        )
      }
    </OnDemand>
  )
}

const RecommendedFallback = () => (
  <Panel title={texts.recommended} flush>
    <RecommendedSkeleton />
  </Panel>
)

/** The toast says what to do. */
const ignore = () => {}
const importRecommended = () => import('./recommended/RecommendedPanel.tsx')
const loadRecommended = () => importRecommended().then((chunk) => chunk.RecommendedPanel)
const loadRankedPanels = () =>
  import('./likely/RankedPanels.tsx').then((chunk) => chunk.RankedPanels)
const loadMatch = () => import('./match/LobbyMatch.tsx').then((chunk) => chunk.LobbyMatch)
const loadSteps = () => import('./start/FirstSteps.tsx').then((chunk) => chunk.FirstSteps)
const loadSetupPanels = () => import('./setup/SetupPanels.tsx').then((chunk) => chunk.SetupPanels)
const loadSetupSheet = () => import('./setup/SetupSheet.tsx').then((chunk) => chunk.SetupSheet)

/** Requests what the view of this address shows, so it is there when the view is drawn. */
export async function prepareRegular(queryClient: QueryClient): Promise<void> {
  const lineup = readQuery(location.search, lineupParsers)
  const table =
    lineup.teams.length === 0
      ? []
      : [
          preloadPart(loadRankedPanels),
          queryClient.prefetchQuery(teamCompsQuery(queryClient, lineup.teams)),
          queryClient.prefetchQuery(forecastQuery(ownLobby(lineup))),
          ...(lineup.series === null
            ? []
            : [queryClient.prefetchQuery(seriesDetailQuery(lineup.series))]),
        ]
  // Requested after the table's data and without waiting for them.
  void Promise.allSettled([
    preloadPart(loadRecommended),
    importRecommended().then((chunk) => chunk.prepareRecommended(queryClient)),
    preloadBanStrip(),
  ])
  await Promise.allSettled(table)
}
