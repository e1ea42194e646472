import { useEffect } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { messages } from '#contract/base/texts.ts'
import { useNavigate } from '../../shared/address/navigation.ts'
import { originOf, paths } from '../../shared/address/paths.ts'
import { useTitle } from '../../shared/page/use-title.ts'
import { acknowledgeLogout, startGuestSession } from '../../shared/session/session-store.ts'
import { Brand } from '../../shared/ui/layout/BrandMark.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

export function LoginPage() {
  const navigate = useNavigate()
  const state = useHistoryState()

  useTitle(messages.login.title)
  useEffect(acknowledgeLogout, [])

  const continueAsGuest = () => {
    const origin = originOf(state)
    startGuestSession()
    navigate(isOpenToGuests(origin) ? origin : paths.dashboard, { replace: true })
  }

  return (
    <div className={styles.page}>
      <div className={styles.map} aria-hidden="true" />
      <main className={styles.side}>
        <div className={styles.content}>
          <Link className={styles.brand} to={paths.home} aria-label={messages.app.brandHome}>
            <Brand size={32} />
          </Link>
          <h1 className="visually-hidden">{messages.login.title}</h1>
          <LoginForm />
          <Button variant="ghost" className={styles.guest} onClick={continueAsGuest}>
            {messages.login.guest}
          </Button>
        </div>
        <footer className={styles.foot}>
          <p>{messages.app.notAffiliated}</p>
          <Link className={styles.credits} to={paths.credits}>
            {messages.app.credits}
          </Link>
          <p>{messages.app.version(import.meta.env.VERSION)}</p>
        </footer>
      </main>
    </div>
  )
}

function isOpenToGuests(origin: string | null): origin is string {
  return origin?.split('?')[0] === paths.dashboard
}
