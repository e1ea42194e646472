import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { type CorrectionRow, MAX_CORRECTIONS } from '#contract/archive/correction.ts'
import { parseAsInteger } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import type { Sort } from '../../shared/ui/table/data-table.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { GamePanel } from './GamePanel.tsx'
import { SeriesSearch } from './SeriesSearch.tsx'
import { TwinPanel } from './twin/TwinPanel.tsx'
import { correctionsQuery } from './correction.queries.ts'
import { correctionCard, correctionColumns } from './correction-columns.tsx'
import styles from './CorrectionPanel.module.css'

const countOf = ({ length }: readonly CorrectionRow[]) =>
  length === MAX_CORRECTIONS ? texts.newestHistory(length) : texts.historyCount(length)

export function CorrectionPanel() {
  const [game] = useQueryState('game', parseAsInteger)

  return (
    <div className={styles.parts}>
      {game === null ? <TwinPanel /> : null}
      {game === null ? <SeriesSearch /> : <GamePanel key={game} id={game} />}
      <CorrectionHistory game={game} />
      <p className={styles.stay}>{texts.stay}</p>
    </div>
  )
}

/** Corrections of one game, or of all games if `game` is null. */
function CorrectionHistory({ game }: { game: number | null }) {
  const query = useQuery(correctionsQuery(game))
  const { data } = query

  return (
    <Panel
      title={game === null ? texts.history : texts.historyOfGame}
      count={data && countOf(data.corrections)}
      flush
    >
      {data ? (
        <HistoryTable rows={data.corrections} />
      ) : (
        <Waiting
          query={query}
          loading={texts.loadingHistory}
          failed={texts.historyFailed}
          lines={3}
        />
      )}
    </Panel>
  )
}

function HistoryTable({ rows }: { rows: readonly CorrectionRow[] }) {
  const [sort, setSort] = useState<Sort | null>(null)

  return (
    <DataTable
      caption={texts.history}
      columns={correctionColumns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      cards={correctionCard}
      empty={<p className={styles.pad}>{texts.noHistory}</p>}
    />
  )
}
