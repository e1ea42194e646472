import { useCallback, useMemo, useState } from 'react'
import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { statsMessages } from '#contract/stats/stats.texts.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { queryErrorText } from '../parts/stats.queries.ts'
import { StatsExportButton } from '../../shared/stats/StatsExportButton.tsx'
import { StatsState } from '../parts/StatsState.tsx'
import { TableNote } from '../parts/TableNote.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { MorePlayers } from './MorePlayers.tsx'
import { playerColumns } from './player-columns.tsx'
import { playerExport } from './player-export.ts'
import { PlayerFilters, countPlayerFilters } from './PlayerFilters.tsx'
import { PlayerPanel, type PlayerPanelProps } from './PlayerPanel.tsx'
import { usePlayerView, type PlayerView } from './use-player-view.ts'
import styles from './PlayersTab.module.css'

const loadSheet = () =>
  import('../../shared/ui/overlay/BottomSheet.tsx').then((chunk) => chunk.BottomSheet)

const SIDE = 'selected-player'

/** Who carries, and on which legends. */
export function PlayersTab() {
  const view = usePlayerView()
  const { address, setAddress, sort, setSort, query, choice, showMore } = view
  const { data, error, isFetching, isPlaceholderData: isStale } = query
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const hasSide = useMediaQuery('(min-width: 1201px)')
  const players = useMemo(() => data?.players ?? [], [data])
  const chosen = address.player ?? (hasSide ? (players[0]?.player ?? null) : null)

  const choose = useCallback(
    (player: string, isByKeyboard: boolean) => {
      setAddress({ player })
      setIsSheetOpen(!hasSide)
      if (hasSide && isByKeyboard) document.getElementById(SIDE)?.focus()
    },
    [setAddress, hasSide],
  )
  const own = useOwnTeam()
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const columns = useMemo(
    () => playerColumns(players, { chosen, own, isNarrow, onChoose: choose }),
    [players, chosen, own, isNarrow, choose],
  )
  const sorted = useMemo(() => sortRows(players, columns, sort), [players, columns, sort])
  const step = (by: number) => {
    const next = sorted[sorted.findIndex(({ player }) => player === chosen) + by]
    if (!next) return
    setAddress({ player: next.player })
    focusRow(next.player)
  }
  useSingleKeys({ j: () => step(1), k: () => step(-1) })

  return (
    <>
      <PlayerFilters view={view} />
      <div className={styles.columns}>
        <Panel
          title={texts.title}
          count={data && !isStale ? countText(data.total, address.teams.length) : undefined}
          actions={
            <StatsExportButton
              isEmpty={players.length === 0}
              isStale={isStale}
              build={() => playerExport(sorted)}
            />
          }
          flush
        >
          <StatsState
            loading={texts.loading}
            fault={error && texts.failed(queryErrorText(error))}
            hasData={data !== undefined}
            isFetching={isFetching}
            isStale={isStale}
            onRetry={() => void query.refetch()}
          >
            <DataTable
              caption={texts.title}
              columns={columns}
              rows={players}
              rowKey={({ player }) => player}
              sort={sort}
              onSortChange={(next) => setSort(next)}
              empty={<EmptyPlayers view={view} />}
            />
            {data ? <MorePlayers data={data} busy={isFetching} onMore={showMore} /> : null}
            <TableNote
              hasRows={players.length > 0}
              hidden={
                data && data.hidden > 0
                  ? statsMessages.hidden(texts.count(data.hidden), texts.gamesOf(data.minGames))
                  : null
              }
            />
          </StatsState>
        </Panel>
        {hasSide ? (
          <div id={SIDE} className={styles.side} tabIndex={-1}>
            {chosen === null ? null : <PlayerPanel player={chosen} choice={choice} />}
          </div>
        ) : null}
      </div>
      <PlayerSheet
        player={isSheetOpen && !hasSide ? chosen : null}
        choice={choice}
        onClose={() => setIsSheetOpen(false)}
      />
    </>
  )
}

const countText = (players: number, teams: number) =>
  teams > 0 ? texts.countOfTeams(players, teams) : texts.count(players)

function focusRow(player: string) {
  document.querySelector<HTMLElement>(`[data-player="${CSS.escape(player)}"]`)?.focus()
}

function EmptyPlayers({ view }: { view: PlayerView }) {
  const { filters, setFilters, address, query, reset } = view
  if (query.data?.hasPlayers === false) return <EmptyState title={texts.noPlayers} />
  return (
    <EmptyStats
      title={texts.none}
      filters={filters}
      onChange={setFilters}
      outside={filters.regions.isAll ? null : statsMessages.otherRegions}
      set={countPlayerFilters(view) + Number(address.q !== '')}
      onReset={reset}
    />
  )
}

interface PlayerSheetProps extends Pick<PlayerPanelProps, 'choice'> {
  /** Null while it's closed. */
  player: string | null
  onClose: () => void
}

/** The selected player on screens without a side column. */
function PlayerSheet({ player, choice, onClose }: PlayerSheetProps) {
  return (
    <OnDemand when={player !== null} load={loadSheet} onFail={onClose}>
      {(BottomSheet) => (
        <BottomSheet
          open={player !== null}
          onOpenChange={(isOpen) => !isOpen && onClose()}
          title={texts.player}
          side="bottom"
          isRead
        >
          {player === null ? null : <PlayerPanel player={player} choice={choice} />}
        </BottomSheet>
      )}
    </OnDemand>
  )
}
