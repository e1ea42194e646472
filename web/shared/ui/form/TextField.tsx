import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldLabels } from './Field.tsx'
import styles from './Field.module.css'

export interface TextFieldProps extends FieldLabels, ComponentProps<'input'> {
  icon?: ReactNode
  trailing?: ReactNode
}

export function TextField({
  label,
  error,
  hint,
  hideLabel,
  icon,
  trailing,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} hideLabel={hideLabel} id={id}>
      {(control) => (
        <div className={styles.box}>
          {icon}
          <input className={styles.input} type="text" {...input} {...control} />
          {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
        </div>
      )}
    </Field>
  )
}
