import { useId } from 'react'
import styles from './ToggleRow.module.css'

interface ToggleRowProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string; readonly isOn: boolean }[]
  onPress: (value: Value) => void
}

export function ToggleRow<Value extends string>({
  label,
  options,
  onPress,
}: ToggleRowProps<Value>) {
  const labelId = useId()

  return (
    <div className={styles.field} role="group" aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <div className={styles.toggles}>
        {options.map(({ value, label: text, isOn }) => (
          <button
            key={value}
            type="button"
            className={styles.toggle}
            aria-pressed={isOn}
            onClick={() => onPress(value)}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}
