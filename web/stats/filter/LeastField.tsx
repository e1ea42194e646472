import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './FilterBar.module.css'

interface LeastFieldProps {
  label: string
  least: number | null
  /** What applies while the field is empty. */
  placeholder?: string | undefined
  onChange: (least: number | null) => void
}

const MAX = 9999

/** Empty means no minimum, unless the placeholder says otherwise. */
export function LeastField(props: LeastFieldProps) {
  const { label, least, placeholder = texts.any, onChange } = props

  return (
    <div className={styles.least}>
      <TextField
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX}
        label={label}
        placeholder={placeholder}
        value={least ?? ''}
        onChange={(event) => {
          const typed = Math.floor(event.target.valueAsNumber)
          onChange(typed > 0 ? Math.min(typed, MAX) : null)
        }}
      />
    </div>
  )
}
