import { classNames } from '../../shared/ui/layout/class-names.ts'
import styles from './QuietSelect.module.css'

interface QuietSelectProps {
  label: string
  /** Null is the first option. */
  value: string | null
  /** What null is called. */
  none: string
  options: readonly { readonly value: string; readonly label: string }[]
  className?: string | undefined
  onChange: (value: string | null) => void
}

/** A choice that reads like text, for cells of the plan. */
export function QuietSelect({
  label,
  value,
  none,
  options,
  className,
  onChange,
}: QuietSelectProps) {
  return (
    <select
      className={classNames(styles.select, className)}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
