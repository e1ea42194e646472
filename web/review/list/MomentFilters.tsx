import type { AllMoments } from '#contract/review/moment.ts'
import { momentListMessages as texts } from '#contract/review/moment-list.texts.ts'
import { MOMENT_TAGS } from '#domain/review/moment.ts'
import {
  countValues,
  MOMENT_GROUPS,
  MOMENT_PHASES,
  type MomentChoice,
  type MomentGroup,
} from '#domain/review/moment-filter.ts'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { momentValueLabel } from './group-labels.ts'
import styles from './MomentFilters.module.css'

interface MomentFiltersProps {
  all: AllMoments
  moments: Parameters<typeof countValues>[0]
  choice: MomentChoice
  search: string
  onToggle: (group: MomentGroup, value: string) => void
}

/** Fixed values keep their order; others go by how often they are there. */
const ORDER: Partial<Record<MomentGroup, readonly string[]>> = {
  tag: MOMENT_TAGS,
  phase: MOMENT_PHASES,
}

export const MomentFilters = ({ all, moments, choice, search, onToggle }: MomentFiltersProps) => (
  <section className={styles.filters} aria-label={texts.filters}>
    {MOMENT_GROUPS.map((group) => {
      const counts = countValues(moments, choice, search, group)
      const known = [...new Set([...counts.keys(), ...choice[group]])]
      const values = ORDER[group] ?? known
      if (values.length === 0) return null
      return (
        <fieldset key={group} className={styles.group}>
          <legend>{texts.groups[group]}</legend>
          {values.map((value) => (
            <label key={value} className={styles.value}>
              <Checkbox
                checked={choice[group].includes(value)}
                onChange={() => onToggle(group, value)}
              />
              <span className={styles.label}>{momentValueLabel(all, group, value)}</span>
              <span className={styles.count}>{counts.get(value) ?? 0}</span>
            </label>
          ))}
        </fieldset>
      )
    })}
  </section>
)
