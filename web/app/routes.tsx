import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useNavigationKey } from '../shared/address/navigation.ts'
import { paths } from '../shared/address/paths.ts'
import { Dashboard } from './Dashboard.tsx'
import { ErrorBoundary } from './loading/ErrorBoundary.tsx'
import { ErrorPage } from './loading/ErrorPage.tsx'
import { Guard } from './Guard.tsx'
import { lazyChunk } from './loading/lazy-chunk.ts'
import { LoginRoute } from './LoginRoute.tsx'
import { Shell } from './shell/Shell.tsx'
import { viewPath } from '../shared/address/view-path.ts'

const OtherPages = lazyChunk(() => import('./OtherPages.tsx').then((chunk) => chunk.OtherPages))
const AdminRoute = lazyChunk(() =>
  import('./shell/AdminRoute.tsx').then((chunk) => chunk.AdminRoute),
)
const JoinPage = lazyChunk(() =>
  import('../account/join/JoinPage.tsx').then((chunk) => chunk.JoinPage),
)
const StageLinkPage = lazyChunk(() =>
  import('../draft/stage/StageLinkPage.tsx').then((chunk) => chunk.StageLinkPage),
)
const RoomObsPage = lazyChunk(() =>
  import('../draft/stage/RoomObsPage.tsx').then((chunk) => chunk.RoomObsPage),
)
const ObsPage = lazyChunk(() => import('../series/obs/ObsPage.tsx').then((chunk) => chunk.ObsPage))
const InteractiveMapPage = lazyChunk(() =>
  import('../map/interactive/InteractiveMapPage.tsx').then((chunk) => chunk.InteractiveMapPage),
)

/** A shared address keeps which draft it shows. */
const currentParameters = () => Object.fromEntries(new URLSearchParams(location.search))

export function AppRoutes() {
  return (
    <ErrorBoundary resetKey={useNavigationKey() ?? ''} fallback={ErrorPage}>
      <Switch>
        <Route path={paths.home}>
          <Redirect to={paths.dashboard} replace />
        </Route>
        <Route path={paths.live}>
          <Redirect to={viewPath('live')} replace />
        </Route>
        <Route path={paths.poiDraft}>
          <Redirect to={viewPath('poi_draft', currentParameters())} replace />
        </Route>
        <Route path={paths.login}>
          <LoginRoute />
        </Route>
        <Route path={paths.join}>
          <Suspense>
            <JoinPage />
          </Suspense>
        </Route>
        <Route path={paths.obs}>
          <Suspense>
            <ObsPage />
          </Suspense>
        </Route>
        <Route path={paths.roomObs}>
          <Suspense>
            <RoomObsPage />
          </Suspense>
        </Route>
        <Route>
          <Shell>
            <Pages />
          </Shell>
        </Route>
      </Switch>
    </ErrorBoundary>
  )
}

const Pages = () => (
  <Switch>
    <Route path={paths.dashboard}>
      <Guard needs="nothing">
        <Dashboard />
      </Guard>
    </Route>
    <Route path={paths.admin}>
      <Guard needs="admin.open">
        <AdminRoute />
      </Guard>
    </Route>
    <Route path={paths.stage}>
      <StageLinkPage />
    </Route>
    <Route path={paths.interactiveMap}>
      <InteractiveMapPage />
    </Route>
    <Route>
      <OtherPages />
    </Route>
  </Switch>
)
