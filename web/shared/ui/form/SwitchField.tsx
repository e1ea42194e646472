import { useId, type ReactNode } from 'react'
import styles from './SwitchField.module.css'

interface SwitchFieldProps {
  label: string
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onCheckedChange: (checked: boolean) => void
}

export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, checked, disabled = false, onCheckedChange } = props
  const id = useId()

  return (
    <div className={styles.field}>
      <span className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint ? (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </span>
      <input
        className={styles.switch}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </div>
  )
}
