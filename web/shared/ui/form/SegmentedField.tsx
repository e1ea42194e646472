import { useId, type ReactNode } from 'react'
import styles from './SegmentedField.module.css'

interface SegmentedFieldProps<Value extends string> {
  label: string
  hint?: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

export function SegmentedField<Value extends string>({
  label,
  hint,
  options,
  value,
  onValueChange,
}: SegmentedFieldProps<Value>) {
  const name = useId()

  return (
    <fieldset className={styles.field} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {hint ? (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}
