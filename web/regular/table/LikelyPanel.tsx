import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { forecastMessages as forecastTexts } from '#contract/forecast/forecast.texts.ts'
import { rankingMessages as texts } from '#contract/regular/ranking.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import type { Sort } from '../../shared/ui/table/data-table.ts'
import { RecordLine } from '../forecast/RecordLine.tsx'
import type { ForecastState } from '../../shared/forecast/use-forecast.ts'
import { RankingState } from '../likely/RankingState.tsx'
import type { Ranking } from '../likely/use-ranking.ts'
import type { KnownPicks } from '../../shared/lineup/known-picks.ts'
import { ColumnSwitch } from './ColumnSwitch.tsx'
import styles from './LikelyPanel.module.css'
import { LikelyTable } from './LikelyTable.tsx'
import { countHits, type PastResults } from './past-results.ts'
import { BY_PLACE, joinTeams, lastGameOf, sortTeams, type TableTeam } from './table-team.ts'
import type { Columns } from './use-columns.ts'

interface LikelyPanelProps {
  ranking: Ranking
  forecast: ForecastState
  columns: Columns
  onColumnsChange: (columns: Columns) => void
  bans: readonly string[]
  known: readonly KnownPicks[]
  own: string | null
  game: number
  /** What was played in it; null before it. */
  played: PastResults | null
  onKnownChange: (team: string, legends: readonly string[]) => void
}

export const LikelyPanel = memo((props: LikelyPanelProps) => {
  const { ranking, forecast, columns, onColumnsChange, bans, known, own, game, played } = props
  const { loaded, likely, later, waiting, error } = ranking
  const { data, hasFailed } = forecast
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [isListOpen, setIsListOpen] = useState(false)
  const closeList = useCallback(() => setIsListOpen(false), [])
  // The most likely compositions first: everything at once would take twice as long.
  const laterForecast = useDeferredValue(data)
  const teams = useMemo(
    () => joinTeams({ likely, later, forecast: data, laterForecast, known, own }),
    [likely, later, data, laterForecast, known, own],
  )
  const table = useTableOrder(teams)
  const opened = useOpenTeam(isNarrow ? teams : table.teams)
  const lastGame = lastGameOf(data)

  return (
    <Panel
      title={viewTexts.likely}
      count={
        <span className={styles.words}>
          <InfoTip label={viewTexts.likely} text={texts.likelyInfo} />
          {forecastTexts.forGame(game)}
        </span>
      }
      actions={
        <>
          {played && columns !== 'weighted' ? <Hits played={played} teams={teams} /> : null}
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            disabled={loaded.length === 0}
            onClick={() => setIsListOpen(true)}
          >
            {texts.allComps}
          </Button>
          {isNarrow ? null : <ColumnSwitch columns={columns} onChoose={onColumnsChange} />}
        </>
      }
      flush
      dense
    >
      <div className={styles.progress} data-busy={forecast.isFetching || undefined} />
      <RankingState
        ranking={ranking}
        texts={{
          select: viewTexts.selectForComps,
          loading: viewTexts.loadingComps,
          empty: texts.noComps,
          failed: texts.compsFailed(error?.message ?? ''),
        }}
        hasData={likely.some(({ games }) => games > 0)}
        lines={6}
      >
        {hasFailed && columns !== 'weighted' ? (
          <FaultNotice className={styles.fault} onRetry={forecast.retry} busy={forecast.isFetching}>
            {forecastTexts.failed}
          </FaultNotice>
        ) : null}
        {isNarrow ? (
          <OnDemand when load={loadCards} onFail={ignore} fallback={CARDS_LOADING}>
            {(LikelyCards) => (
              <LikelyCards teams={teams} bans={bans} hasFailed={hasFailed} onOpen={opened.open} />
            )}
          </OnDemand>
        ) : (
          <LikelyTable
            {...table}
            columns={columns}
            bans={bans}
            lastGame={lastGame}
            played={played}
            hasFailed={hasFailed}
            onOpen={opened.open}
          />
        )}
        {waiting > 0 ? (
          <Skeleton label={viewTexts.loadingComps} shape="rows" lines={waiting} />
        ) : null}
        <RecordLine forecast={data} />
      </RankingState>
      <OnDemand when={isListOpen} load={loadDialog} onFail={closeList}>
        {(AllCompsDialog) => (
          <AllCompsDialog open={isListOpen} teams={loaded} bans={bans} onClose={closeList} />
        )}
      </OnDemand>
      <OnDemand when={opened.isOpen} load={loadDrawer} onFail={opened.drawer.onClose}>
        {(TeamDrawer) => (
          <TeamDrawer
            {...opened.drawer}
            forecast={forecast}
            bans={bans}
            onKnownChange={props.onKnownChange}
          />
        )}
      </OnDemand>
    </Panel>
  )
})

function Hits({ played, teams }: { played: PastResults; teams: readonly TableTeam[] }) {
  const { right, of } = countHits(played, teams)
  return of === 0 ? null : <Badge tone="success">{forecastTexts.hitsOf(right, of)}</Badge>
}

function useTableOrder(teams: readonly TableTeam[]) {
  const [sort, onSort] = useState<Sort>(BY_PLACE)
  return { teams: useMemo(() => sortTeams(teams, sort), [teams, sort]), sort, onSort }
}

/** The team of the drawer, and the steps to others in the order on screen. */
function useOpenTeam(order: readonly TableTeam[]) {
  const [name, open] = useState<string | null>(null)
  const at = order.findIndex(({ ranked }) => ranked.team === name)
  return {
    isOpen: name !== null,
    open,
    drawer: {
      team: order[at] ?? null,
      onClose: useCallback(() => open(null), []),
      onStep: (by: number) => {
        const next = order[at + by]
        if (next) open(next.ranked.team)
      },
    },
  }
}

const CARDS_LOADING = <Skeleton label={viewTexts.loadingComps} shape="rows" lines={6} />

/** The toast says what to do. */
const ignore = () => {}
/** For phones. */
const loadCards = () => import('./LikelyCards.tsx').then((chunk) => chunk.LikelyCards)
const loadDialog = () =>
  import('../likely/AllCompsDialog.tsx').then((chunk) => chunk.AllCompsDialog)
const loadDrawer = () => import('../drawer/TeamDrawer.tsx').then((chunk) => chunk.TeamDrawer)
