import { useQueryState } from '../../../shared/address/query-state.ts'
import { useMemo, useState } from 'react'
import type { GameDetail, GameResult } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { parseAsSort } from '../../../shared/address/sort-state.ts'
import { DataTable } from '../../../shared/ui/table/DataTable.tsx'
import { resultColumns } from './result-columns.tsx'
import { resultCards } from './ResultCard.tsx'
import { ResultDialog } from './ResultDialog.tsx'

const sortParser = parseAsSort(['placement', 'team', 'kills', 'points']).withDefault({
  column: 'placement',
  direction: 'asc',
})

export function ResultTable({ game }: { game: GameDetail }) {
  const [sort, setSort] = useQueryState('results', sortParser)
  const [correcting, setCorrecting] = useState<GameResult | null>(null)
  const columns = useMemo(() => resultColumns(setCorrecting), [])

  return (
    <>
      <DataTable
        caption={texts.results}
        columns={columns}
        rows={game.results}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={(next) => setSort(next)}
        cards={resultCards(setCorrecting)}
        empty={null}
      />
      {correcting ? (
        <ResultDialog result={correcting} map={game.map} onClose={() => setCorrecting(null)} />
      ) : null}
    </>
  )
}
