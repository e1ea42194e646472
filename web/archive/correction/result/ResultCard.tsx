import { Pencil } from 'lucide-react'
import type { GameResult } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { RowCard } from '../../../shared/ui/table/RowCard.tsx'
import { Trio } from '../../../shared/ui/legend/Trio.tsx'
import styles from './ResultCard.module.css'

interface ResultCardProps {
  result: GameResult
  onCorrect: (result: GameResult) => void
}

export const resultCards = (onCorrect: ResultCardProps['onCorrect']) => (result: GameResult) => (
  <ResultCard result={result} onCorrect={onCorrect} />
)

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
