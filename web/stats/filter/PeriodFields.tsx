import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { FIRST_DAY, LAST_DAY } from '#contract/base/day.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { endsBeforeStart, parseAsDay, type Period } from './period.ts'
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
        <DayField label={texts.from} day={from} onChange={(day) => onChange({ from: day })} />
      </div>
      <div className={styles.date}>
        <DayField
          label={texts.to}
          day={to}
          error={endsBeforeStart(period) ? texts.endsBeforeStart : undefined}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
    </>
  )
}

interface DayFieldProps {
  label: string
  day: string | null
  error?: string | undefined
  onChange: (day: string | null) => void
}

function DayField({ label, day, error, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      label={label}
      value={day ?? ''}
      error={error}
      onChange={({ target: { value } }) => {
        const next = parseAsDay.parse(value)
        // Some browsers accept years with more digits than `max` allows.
        if (next !== null || value === '') onChange(next)
      }}
    />
  )
}
