import { statsMessages as texts } from '#contract/messages/stats.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './FilterBar.module.css'

interface LeastFieldProps {
  label: string
  least: number | null
  onChange: (least: number | null) => void
}

const MOST = 9999

/** Off while it is empty. */
export function LeastField({ label, least, onChange }: LeastFieldProps) {
  return (
    <div className={styles.least}>
      <TextField
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST}
        label={label}
        placeholder={texts.any}
        value={least ?? ''}
        onChange={(event) => {
          const asked = Math.floor(event.target.valueAsNumber)
          onChange(asked > 0 ? Math.min(asked, MOST) : null)
        }}
      />
    </div>
  )
}
