import { startOfDay } from '#contract/base/day.ts'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { formatDay } from '../../shared/page/time.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { LegendRow } from './roster-rows.ts'
import styles from './RosterParts.module.css'

interface RowProps {
  row: LegendRow
}

export const RosterName = ({ row: { legend } }: RowProps) => (
  <span className={styles.name}>
    <LegendEmblem legend={legend.name} size={30} />
    <b>{legend.label}</b>
  </span>
)

/** The class now, and the changes of it with their days. */
export const ClassHistory = ({ row: { legend, form } }: RowProps) => (
  <span className={styles.classes}>
    <span className={styles.class}>
      <ClassMark legendClass={legend.class} />
      {legend.class}
    </span>
    {form.classes.slice(1).map(({ class: ofClass, from }) => (
      <small key={from}>{texts.from(dayText(from), ofClass)}</small>
    ))}
  </span>
)

export const Spellings = ({ row: { form } }: RowProps) =>
  form.spellings.length > 0 ? (
    <span className={styles.spellings}>{form.spellings.join(', ')}</span>
  ) : (
    <span className={styles.none}>{texts.none}</span>
  )

export function RosterState({ row: { origin, isRetired, form } }: RowProps) {
  const { retiredFrom, classes } = form
  return (
    <span className={styles.state}>
      <Badge tone={origin === 'added' ? 'accent' : 'neutral'}>{texts.origins[origin]}</Badge>
      {retiredFrom !== null ? (
        <Badge tone="warning">
          {isRetired ? texts.retired : texts.retiredOn(dayText(retiredFrom))}
        </Badge>
      ) : isRetired ? (
        <Badge tone="info">{texts.notYet(dayText(classes[0]?.from ?? null))}</Badge>
      ) : null}
    </span>
  )
}

const dayText = (day: string | null) => {
  const start = day === null ? null : startOfDay(day)
  return start === null ? '' : formatDay(start, 'UTC')
}
