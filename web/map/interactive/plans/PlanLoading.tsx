import { MapPinOff } from 'lucide-react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { ApiError } from '../../../shared/api/api.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx'
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'

interface PlanLoadingProps {
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
  onLeave: () => void
}

/** Shown while a plan loads, or if it doesn't exist. */
export function PlanLoading({ error, isFetching, refetch, onLeave }: PlanLoadingProps) {
  return (
    <>
      <PageHead title={messages.views.interactive_map} />
      {error === null ? (
        <Skeleton label={texts.loadingPlan} shape="tiles" />
      ) : isGone(error) ? (
        <EmptyState
          icon={<MapPinOff aria-hidden="true" />}
          title={error.status === 400 ? texts.planGone : error.message}
          action={<Button onClick={onLeave}>{texts.toFreeDrawing}</Button>}
        />
      ) : (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  )
}

export const isGone = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
