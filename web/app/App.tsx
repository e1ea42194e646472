import { QueryClientProvider } from '@tanstack/react-query'
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import { BrowserRouter } from 'react-router'
import { IS_EMBEDDED } from '../shared/session/embedded.ts'
import { Toaster } from '../shared/ui/feedback/Toaster.tsx'
import { Overlays } from './commands/Overlays.tsx'
import { queryClient } from './query-client.ts'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <NuqsAdapter>
          <AppRoutes />
          {IS_EMBEDDED ? null : <Overlays />}
          <Toaster />
        </NuqsAdapter>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
