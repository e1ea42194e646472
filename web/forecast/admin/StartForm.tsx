import { useState, type ReactNode } from 'react'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { readStart, startFault } from './season-start.ts'
import styles from './StartForm.module.css'

interface StartFormProps {
  label: string
  /** What the field holds at first. */
  first?: string
  /** The starts that this one is added to. */
  others: readonly number[]
  /** `clear` empties the field. */
  onSave: (start: number, clear: () => void) => void
  autoFocus?: boolean
  children: ReactNode
}

/** A field for a date and time in UTC, with its buttons. Nothing is saved that can't be a new start. */
export function StartForm({
  label,
  first = '',
  others,
  onSave,
  autoFocus = false,
  children,
}: StartFormProps) {
  const [text, setText] = useState(first)
  const [fault, setFault] = useState<string>()

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const start = readStart(text)
        const found = startFault(text, others)
        setFault(found)
        if (found === undefined && start !== null) onSave(start, () => setText(''))
      }}
    >
      <TextField
        type="datetime-local"
        label={label}
        error={fault}
        value={text}
        autoFocus={autoFocus}
        onChange={({ target }) => {
          setText(target.value)
          setFault(undefined)
        }}
      />
      <div className={styles.buttons}>{children}</div>
    </form>
  )
}
