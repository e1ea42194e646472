import { Suspense, type ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PartFailed } from './PartFailed.tsx'

/** One screen inside the shell, with its own loading and error state. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={PartFailed}>
      <Suspense fallback={<Skeleton label={messages.app.loading} shape="rows" lines={8} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}
