import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
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
  /** Text about what exists outside the selected regions. */
  outside?: string | null
  /** How many filters are set. */
  set: number
  onReset: () => void
}

/** An empty table, with buttons to reset the filters that may have hidden its rows. */
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
