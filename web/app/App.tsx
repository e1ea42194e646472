import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { withKey } from '../shared/address/navigation.ts'
import { useRoster } from '../shared/legend/roster.ts'
import { IS_EMBEDDED } from '../shared/session/embedded.ts'
import { Toaster } from '../shared/ui/feedback/Toaster.tsx'
import { Overlays } from './commands/Overlays.tsx'
import { queryClient } from './query-client.ts'
import { RosterLoader } from './RosterLoader.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  useRoster()
  return (
    <QueryClientProvider client={queryClient}>
      <RosterLoader />
      <Router aroundNav={withKey}>
        <AppRoutes />
        {IS_EMBEDDED ? null : <Overlays />}
        <Toaster />
      </Router>
    </QueryClientProvider>
  )
}
