import { statsMessages as texts } from '#contract/messages/stats.ts'
import { Button } from '../shared/ui/Button.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'

interface EmptyStatsProps {
  title: string
  /** How many filters leave something out. */
  set: number
  onReset: () => void
}

/** A table without rows, and the way back to some where filters may have taken them. */
export function EmptyStats({ title, set, onReset }: EmptyStatsProps) {
  return (
    <EmptyState
      title={title}
      action={set > 0 ? <Button onClick={onReset}>{texts.resetFilters}</Button> : null}
    />
  )
}
