import { Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { originOf, paths } from '../shared/paths.ts'
import { useSession } from '../shared/session-store.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyChunk } from './lazy-chunk.ts'
import { Loading } from './Loading.tsx'
import { PartFailed } from './PartFailed.tsx'

const LoginPage = lazyChunk(() => import('../login/LoginPage.tsx').then((chunk) => chunk.LoginPage))

/** Whoever is logged in already goes on to where they were going. */
export function LoginRoute() {
  const { user, isChecking } = useSession()
  const { state } = useLocation()

  if (isChecking) return <Loading />
  if (user) return <Navigate to={originOf(state) ?? paths.dashboard} replace />
  return (
    <ErrorBoundary fallback={PartFailed}>
      <Suspense fallback={<Loading />}>
        <LoginPage />
      </Suspense>
    </ErrorBoundary>
  )
}
