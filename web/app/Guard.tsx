import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { can, type Capability } from '#domain/access.ts'
import { currentAddress, paths, type LoginState } from '../shared/paths.ts'
import { useSession } from '../shared/session-store.ts'
import { Loading } from './Loading.tsx'

interface GuardProps {
  /** Where nothing is needed, guests pass as well. */
  needs: Capability | 'nothing'
  children: ReactNode
}

export function Guard({ needs, children }: GuardProps) {
  const { user, isGuest, isChecking, hasLoggedOut } = useSession()

  if (isChecking) return <Loading />
  if (!user && !(isGuest && needs === 'nothing')) {
    const state: LoginState | null = hasLoggedOut ? null : { from: currentAddress() }
    return <Navigate to={paths.login} state={state} replace />
  }
  if (needs !== 'nothing' && !can(user?.role ?? null, needs)) {
    return <Navigate to={paths.dashboard} replace />
  }
  return children
}
