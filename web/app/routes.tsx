import { Navigate, Route, Routes, useLocation } from 'react-router'
import { paths } from '../shared/address/paths.ts'
import { Dashboard } from './Dashboard.tsx'
import { ErrorBoundary } from './loading/ErrorBoundary.tsx'
import { ErrorPage } from './loading/ErrorPage.tsx'
import { Guard } from './Guard.tsx'
import { lazyChunk } from './loading/lazy-chunk.ts'
import { LoginRoute } from './LoginRoute.tsx'
import { Shell } from './shell/Shell.tsx'

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
const CreditsPage = lazyChunk(() =>
  import('../credits/CreditsPage.tsx').then((chunk) => chunk.CreditsPage),
)
const InteractiveMapPage = lazyChunk(() =>
  import('../interactive-map/InteractiveMapPage.tsx').then((chunk) => chunk.InteractiveMapPage),
)

export function AppRoutes() {
  const { key } = useLocation()

  return (
    <ErrorBoundary resetKey={key} fallback={ErrorPage}>
      <Routes>
        <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
        <Route path={paths.login} element={<LoginRoute />} />
        <Route element={<Shell />}>
          <Route
            path={paths.dashboard}
            element={
              <Guard needs="nothing">
                <Dashboard />
              </Guard>
            }
          />
          <Route
            path={paths.settings}
            element={
              <Guard needs="account.use">
                <SettingsPage />
              </Guard>
            }
          />
          <Route
            path={paths.admin}
            element={
              <Guard needs="users.manage">
                <AdminRoute />
              </Guard>
            }
          />
          <Route
            path={paths.adminLootpaths}
            element={
              <Guard needs="lootpaths.manage">
                <LootpathAdminPage />
              </Guard>
            }
          />
          <Route path={paths.credits} element={<CreditsPage />} />
          <Route path={paths.interactiveMap} element={<InteractiveMapPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  )
}
