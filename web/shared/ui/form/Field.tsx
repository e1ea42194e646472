import { useId, type ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './Field.module.css'

export interface FieldLabels {
  label: string
  error?: string | undefined
  hint?: ReactNode
  hideLabel?: boolean | undefined
}

interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldLabels {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, linked for screen readers. */
export function Field({ id, label, error, hint, hideLabel = false, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`

  return (
    <div className={styles.field}>
      <label
        className={classNames(styles.label, hideLabel && 'visually-hidden')}
        htmlFor={controlId}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(error && errorId, Boolean(hint) && hintId) || undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
