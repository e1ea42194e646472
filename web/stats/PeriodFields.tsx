import { statsMessages as texts } from '#contract/messages/stats.ts'
import { TextField } from '../shared/ui/TextField.tsx'
import { endsBeforeStart, type Period } from './period.ts'
import styles from './FilterBar.module.css'

interface PeriodFieldsProps {
  period: Period
  onChange: (change: Partial<Period>) => void
}

export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const { from, to } = period

  return (
    <>
      <div className={styles.date}>
        <TextField
          type="date"
          label={texts.from}
          value={from ?? ''}
          onChange={(event) => onChange({ from: event.target.value || null })}
        />
      </div>
      <div className={styles.date}>
        <TextField
          type="date"
          label={texts.to}
          value={to ?? ''}
          error={endsBeforeStart(period) ? texts.endsBeforeStart : undefined}
          onChange={(event) => onChange({ to: event.target.value || null })}
        />
      </div>
    </>
  )
}
