import type { ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Field, type FieldLabels } from './Field.tsx'
import styles from './Field.module.css'

interface TextAreaFieldProps extends FieldLabels, ComponentProps<'textarea'> {}

export function TextAreaField({
  label,
  error,
  hint,
  hideLabel,
  id,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} hideLabel={hideLabel} id={id}>
      {(control) => (
        <div className={classNames(styles.box, styles.areaBox)}>
          <textarea className={classNames(styles.input, styles.area)} {...textarea} {...control} />
        </div>
      )}
    </Field>
  )
}
