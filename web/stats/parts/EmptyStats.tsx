import { statsMessages as texts } from '#contract/messages/stats.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import styles from './EmptyStats.module.css'
import { endsBeforeStart } from '../filter/period.ts'
import { allRegions } from '../filter/region-filter.ts'
import type { Filters, SetFilters } from '../filter/use-filters.ts'

interface EmptyStatsProps {
  title: string
  filters: Filters
  onChange: SetFilters
  /** What there is outside of the chosen regions, in words. */
  outside?: string | null
  /** How many filters leave something out. */
  set: number
  onReset: () => void
}

/** A table without rows, and the way back to some where filters may have taken them. */
export function EmptyStats(props: EmptyStatsProps) {
  const { title, filters, onChange, outside = null, set, onReset } = props

  return (
    <EmptyState
      title={title}
      text={endsBeforeStart(filters) ? texts.noDays : outside}
      action={
        outside === null && set === 0 ? null : (
          <div className={styles.ways}>
            {outside === null ? null : (
              <Button onClick={() => onChange({ regions: allRegions() })}>{texts.showAll}</Button>
            )}
            {set > 0 ? <Button onClick={onReset}>{texts.resetFilters}</Button> : null}
          </div>
        )
      }
    />
  )
}
