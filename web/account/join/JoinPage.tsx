import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { messages } from '#contract/base/texts.ts'
import { acceptInvitation, invitedUser, resetPassword } from '#contract/share/account-link.ts'
import { accountLinkMessages } from '#contract/share/account-link.texts.ts'
import { normalizeUsername } from '#domain/account/account.ts'
import { call } from '../../shared/api/api.ts'
import { followHash } from '../../shared/address/follow-hash.ts'
import { useNavigate } from '../../shared/address/navigation.ts'
import { paths } from '../../shared/address/paths.ts'
import { type Faults, schemaFaults } from '../../shared/page/form-check.ts'
import { useTitle } from '../../shared/page/use-title.ts'
import { roomPath } from '../../shared/room/room-path.ts'
import { enterSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { Brand } from '../../shared/ui/layout/BrandMark.tsx'
import { openedLinkQuery } from '../links/account-link.queries.ts'
import styles from '../login/LoginPage.module.css'
import formStyles from '../login/LoginForm.module.css'

const { page: texts, ends } = accountLinkMessages

/** What an invitation or a reset link opens. */
export function JoinPage() {
  const token = useSyncExternalStore(followHash, () => location.hash.slice(1))
  useTitle(texts.invitedTitle)
  return (
    <div className={styles.page}>
      <div className={styles.map} aria-hidden="true" />
      <main className={styles.side}>
        <div className={styles.content}>
          <Link className={styles.brand} to={paths.home} aria-label={messages.app.brandHome}>
            <Brand size={32} />
          </Link>
          {token === '' ? (
            <Ended reason={texts.missing} />
          ) : (
            <OpenedLink key={token} token={token} />
          )}
        </div>
        <footer className={styles.foot}>
          <p>{messages.app.notAffiliated}</p>
        </footer>
      </main>
    </div>
  )
}

function OpenedLink({ token }: { token: string }) {
  const query = useQuery(openedLinkQuery(token))
  const { data } = query
  if (!data)
    return (
      <Waiting query={query} loading={texts.loading} failed={({ message }) => message} lines={4} />
    )
  const { link, ended } = data
  if (!link) return <Ended reason={ends[ended ?? 'unknown']} />
  const isReset = link.kind === 'account_reset'
  return (
    <>
      <h1>{isReset ? texts.resetTitle : texts.invitedTitle}</h1>
      {isReset ? (
        <p>{texts.reset(link.username ?? '')}</p>
      ) : (
        <>
          <p>{texts.invited(link.created_by, link.role ?? 'user')}</p>
          <p>{texts.what}</p>
          {link.team === null ? null : <p>{texts.team(link.team)}</p>}
        </>
      )}
      <JoinForm token={token} isReset={isReset} username={link.username} />
    </>
  )
}

const Ended = ({ reason }: { reason: string }) => (
  <>
    <h1>{texts.invitedTitle}</h1>
    <Notice tone="danger">{reason}</Notice>
    <LinkButton to={paths.login}>{texts.toLogin}</LinkButton>
  </>
)

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

interface JoinFormProps {
  token: string
  isReset: boolean
  username: string | null
}

function JoinForm({ token, isReset, username }: JoinFormProps) {
  const navigate = useNavigate()
  const [faults, setFaults] = useState<Faults>({})
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const entered = new FormData(event.currentTarget)
    const draft = {
      username: isReset ? (username ?? '') : normalizeUsername(textOf(entered, 'username')),
      password: textOf(entered, 'password'),
    }
    const found = schemaFaults(invitedUser, draft)
    setFaults(found)
    setFault(null)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { room, ...session } = isReset
        ? await call(resetPassword, { token, password: draft.password })
        : await call(acceptInvitation, { token, ...draft })
      enterSession(session)
      navigate(room === null ? paths.dashboard : roomPath(room), { replace: true })
    } catch (error) {
      setFault(error instanceof Error ? error.message : texts.failed)
      setBusy(false)
    }
  }

  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void submit(event)}>
      {fault === null ? null : <Notice tone="danger">{fault}</Notice>}
      {isReset ? (
        // For password managers.
        <input type="hidden" name="username" autoComplete="username" value={username ?? ''} />
      ) : (
        <TextField
          label={texts.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          error={faults['username']}
          required
        />
      )}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={faults['password']}
        required
      />
      <Button type="submit" variant="primary" className={formStyles.submit} busy={isBusy}>
        {isReset ? texts.submitReset : texts.submit}
      </Button>
    </form>
  )
}
