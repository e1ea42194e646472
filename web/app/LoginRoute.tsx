import { Suspense } from 'react'
import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { originOf, paths } from '../shared/address/paths.ts'
import { useSession } from '../shared/session/session-store.ts'
import { ErrorBoundary } from './loading/ErrorBoundary.tsx'
import { lazyChunk } from './loading/lazy-chunk.ts'
import { Loading } from './loading/Loading.tsx'
import { PartFailed } from './loading/PartFailed.tsx'

export const LoginScreen = lazyChunk(() =>
  import('../account/login/LoginPage.tsx').then((chunk) => chunk.LoginPage),
)

/** A user who is already logged in goes straight to the requested page. */
export function LoginRoute() {
  const { user, isChecking } = useSession()
  const state = useHistoryState()

  if (isChecking) return <Loading />
  if (user) return <Redirect to={originOf(state) ?? paths.dashboard} replace />
  return (
    <ErrorBoundary fallback={PartFailed}>
      <Suspense fallback={<Loading />}>
        <LoginScreen />
      </Suspense>
    </ErrorBoundary>
  )
}
