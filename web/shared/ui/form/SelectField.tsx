import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Field, type FieldLabels } from './Field.tsx'
import styles from './Field.module.css'

interface SelectFieldProps extends FieldLabels, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
}

export function SelectField({
  label,
  error,
  hint,
  hideLabel,
  id,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} hideLabel={hideLabel} id={id}>
      {(control) => (
        <div className={classNames(styles.box, styles.selectBox)}>
          <select className={classNames(styles.input, styles.select)} {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
