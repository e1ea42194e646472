import { useEffect, useRef, useState, type SubmitEvent, type Ref } from 'react'
import { messages } from '#contract/base/texts.ts'
import { ApiError, isServerMessage } from '../../shared/api/api.ts'
import { logIn } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import styles from './LoginForm.module.css'

const { login: texts } = messages

/**
 * Success isn't handled here: once the session starts, the route redirects to the requested page.
 */
export function LoginForm() {
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (fault) summary.current?.focus()
  }, [fault])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const entered = new FormData(event.currentTarget)
    const username = textOf(entered, 'username').trim()
    const password = textOf(entered, 'password')
    if (username === '' || password === '') {
      setFault({ message: texts.missingCredentials })
      return
    }
    setBusy(true)
    setFault(null)
    try {
      await logIn({ username, password })
    } catch (error) {
      setFault(describe(error))
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {fault ? <LoginFault ref={summary} fault={fault} /> : null}
      <TextField
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" className={styles.submit} busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function describe(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { message: texts.failed }
  return {
    ...(isServerMessage(error)
      ? { message: error.message }
      : { message: texts.failed, reason: error.message }),
    details: { status: error.status, code: error.code },
  }
}

interface Fault {
  readonly message: string
  readonly reason?: string
  /** For support; not useful to most users. */
  readonly details?: { readonly status: number; readonly code: string }
}

/** Gets the focus when it appears, so it's read out and the fields are one Tab away. */
function LoginFault({ ref, fault }: { ref: Ref<HTMLDivElement>; fault: Fault }) {
  return (
    <Notice tone="danger" ref={ref} tabIndex={-1}>
      <p>{fault.message}</p>
      {fault.reason ? <p>{fault.reason}</p> : null}
      {fault.details ? (
        <details>
          <summary className={styles.summary}>{messages.login.showDetails}</summary>
          <dl className={styles.details}>
            <dt>{messages.login.detailStatus}</dt>
            <dd>{fault.details.status}</dd>
            <dt>{messages.login.detailCode}</dt>
            <dd>{fault.details.code}</dd>
          </dl>
        </details>
      ) : null}
    </Notice>
  )
}
