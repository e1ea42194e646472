import { useMemo, useState } from 'react'
import { Pencil } from 'lucide-react'
import type { GameDetail, GameResult } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { useQueryState } from '../../../shared/address/query-state.ts'
import { parseAsSort } from '../../../shared/address/sort-state.ts'
import { DataTable } from '../../../shared/ui/table/DataTable.tsx'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { RowCard } from '../../../shared/ui/table/RowCard.tsx'
import { Trio } from '../../../shared/ui/legend/Trio.tsx'
import { resultColumns } from './result-columns.tsx'
import { ResultDialog } from './ResultDialog.tsx'
import styles from './ResultTable.module.css'

const resultCards = (onCorrect: ResultCardProps['onCorrect']) => (result: GameResult) => (
  <ResultCard result={result} onCorrect={onCorrect} />
)

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

interface ResultCardProps {
  result: GameResult
  onCorrect: (result: GameResult) => void
}

function ResultCard({ result, onCorrect }: ResultCardProps) {
  const { team, placement, kills, points, legends, poi } = result
  const facts = [
    [texts.columns.placement, placement],
    [texts.columns.kills, kills],
    [texts.columns.points, points],
  ].map(([name, value]) => `${name} ${value ?? texts.unknown}`)

  return (
    <RowCard
      action={
        <IconButton
          label={texts.correct(team)}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onCorrect(result)}
        />
      }
    >
      <strong>{team}</strong>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.line}>
        <Trio legends={legends} size={26} />
        {poi ?? ''}
      </p>
    </RowCard>
  )
}
