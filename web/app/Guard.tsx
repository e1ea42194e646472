import { useState, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import { can, type Capability } from '#domain/account/access.ts'
import { currentAddress, paths, type LoginState } from '../shared/address/paths.ts'
import { useSession } from '../shared/session/session-store.ts'
import { Loading } from './loading/Loading.tsx'

interface GuardProps {
  /** With 'nothing', guests are allowed too. */
  needs: Capability | 'nothing'
  children: ReactNode
}

export function Guard({ needs, children }: GuardProps) {
  const { user, isGuest, isChecking, hasLoggedOut } = useSession()

  if (isChecking) return <Loading />
  if (!user && !(isGuest && needs === 'nothing')) {
    return <ToLogin isRemembered={!hasLoggedOut} />
  }
  if (needs !== 'nothing' && !can(user?.role ?? null, needs)) {
    return <Redirect to={paths.dashboard} replace />
  }
  return children
}

function ToLogin({ isRemembered }: { isRemembered: boolean }) {
  // Read once: while the router navigates, the URL is already the login screen's.
  const [state] = useState<LoginState | null>(() =>
    isRemembered ? { from: currentAddress() } : null,
  )
  return <Redirect to={paths.login} state={state} replace />
}
