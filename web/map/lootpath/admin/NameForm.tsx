import { useState, type FormEvent, type ReactNode } from 'react'
import { LOOTPATH_NAME_LENGTH, lootpathName } from '#contract/map/lootpath-admin.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { TextField } from '../../../shared/ui/form/TextField.tsx'

interface NameFormProps {
  id?: string
  className?: string | undefined
  initial: string
  hint?: string
  /** The error from the server. */
  fault: Error | null
  onSubmit: (name: string) => void
  children?: ReactNode
}

/** A location's name, validated with the schema of its API calls. */
export function NameForm({
  id,
  className,
  initial,
  hint,
  fault,
  onSubmit,
  children,
}: NameFormProps) {
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = lootpathName.safeParse(name)
    setError(checked.success ? null : (checked.error.issues[0]?.message ?? null))
    if (checked.success) onSubmit(checked.data)
  }

  return (
    <form id={id} className={className} noValidate onSubmit={submit}>
      <TextField
        label={texts.name}
        hint={hint}
        autoComplete="off"
        maxLength={LOOTPATH_NAME_LENGTH}
        value={name}
        error={error ?? fault?.message}
        onChange={(event) => setName(event.target.value)}
      />
      {children}
    </form>
  )
}
