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
import { viewPath } from './shell/views.ts'

const NotFound = lazyChunk(() => import('./loading/NotFound.tsx').then((chunk) => chunk.NotFound))
const SettingsPage = lazyChunk(() =>
  import('../settings/SettingsPage.tsx').then((chunk) => chunk.SettingsPage),
)
const AdminRoute = lazyChunk(() =>
  import('./shell/AdminRoute.tsx').then((chunk) => chunk.AdminRoute),
)
const LootpathAdminPage = lazyChunk(() =>
  import('../lootpath/admin/LootpathAdminPage.tsx').then((chunk) => chunk.LootpathAdminPage),
)
const SeriesPlanPage = lazyChunk(() =>
  import('../series-plan/SeriesPlanPage.tsx').then((chunk) => chunk.SeriesPlanPage),
)
const StageLinkPage = lazyChunk(() =>
  import('../draft/stage/StageLinkPage.tsx').then((chunk) => chunk.StageLinkPage),
)
const ObsPage = lazyChunk(() => import('../series/obs/ObsPage.tsx').then((chunk) => chunk.ObsPage))
const ReplayPage = lazyChunk(() =>
  import('../replay/ReplayPage.tsx').then((chunk) => chunk.ReplayPage),
)
const CreditsPage = lazyChunk(() =>
  import('../credits/CreditsPage.tsx').then((chunk) => chunk.CreditsPage),
)
const GuidePage = lazyChunk(() => import('../guide/GuidePage.tsx').then((chunk) => chunk.GuidePage))
const InteractiveMapPage = lazyChunk(() =>
  import('../interactive-map/InteractiveMapPage.tsx').then((chunk) => chunk.InteractiveMapPage),
)

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
        <Route path={paths.login}>
          <LoginRoute />
        </Route>
        <Route path={paths.obs}>
          <Suspense>
            <ObsPage />
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
    <Route path={paths.settings}>
      <Guard needs="account.use">
        <SettingsPage />
      </Guard>
    </Route>
    <Route path={paths.admin}>
      <Guard needs="admin.open">
        <AdminRoute />
      </Guard>
    </Route>
    <Route path={paths.adminLootpaths}>
      <Guard needs="lootpaths.manage">
        <LootpathAdminPage />
      </Guard>
    </Route>
    <Route path={paths.plan}>
      <Guard needs="draft.use">
        <SeriesPlanPage />
      </Guard>
    </Route>
    <Route path={paths.stage}>
      <StageLinkPage />
    </Route>
    <Route path={paths.replay}>
      <ReplayPage />
    </Route>
    <Route path={paths.guide}>
      <GuidePage />
    </Route>
    <Route path={paths.credits}>
      <CreditsPage />
    </Route>
    <Route path={paths.interactiveMap}>
      <InteractiveMapPage />
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
)
