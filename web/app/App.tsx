import { QueryClientProvider } from '@tanstack/react-query'
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import { BrowserRouter } from 'react-router'
import { Toaster } from '../shared/ui/Toaster.tsx'
import { TooltipProvider } from '../shared/ui/Tooltip.tsx'
import { Overlays } from './Overlays.tsx'
import { queryClient } from './query-client.ts'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <NuqsAdapter>
          <TooltipProvider>
            <AppRoutes />
            <Overlays />
            <Toaster />
          </TooltipProvider>
        </NuqsAdapter>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
