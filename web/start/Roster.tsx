import { parseAsString, useQueryState } from 'nuqs'
import { useEffect, useId, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { LEGEND_CLASSES, legendKey, LEGENDS, type Legend } from '#domain/legend.ts'
import { ClassMark } from '../shared/ui/ClassMark.tsx'
import { LegendEmblem } from '../shared/ui/LegendEmblem.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import styles from './Roster.module.css'

const CLASSES = LEGEND_CLASSES.map((name) => ({
  name,
  legends: LEGENDS.filter((legend) => legend.class === name),
})).filter(({ legends }) => legends.length > 0)

export function Roster() {
  const [asked, setAsked] = useQueryState('legend', parseAsString)
  const highlighted = LEGENDS.find((legend) => legend.key === legendKey(asked ?? ''))

  return (
    <Panel title={messages.start.roster} count={messages.start.rosterCount(LEGENDS.length)}>
      <p className="visually-hidden" role="status">
        {highlighted ? messages.start.highlighted(highlighted.label, highlighted.class) : null}
      </p>
      <div className={styles.classes}>
        {CLASSES.map(({ name, legends }) => (
          <RosterClass
            key={name}
            name={name}
            legends={legends}
            highlighted={highlighted}
            onToggle={(legend) => void setAsked(legend === highlighted ? null : legend.name)}
          />
        ))}
      </div>
    </Panel>
  )
}

interface RosterClassProps {
  name: Legend['class']
  legends: readonly Legend[]
  highlighted: Legend | undefined
  onToggle: (legend: Legend) => void
}

function RosterClass({ name, legends, highlighted, onToggle }: RosterClassProps) {
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <h3 className={styles.heading} id={headingId}>
        <ClassMark legendClass={name} size={13} />
        {name}
        <span className={styles.count}>{legends.length}</span>
      </h3>
      <ul className={styles.legends}>
        {legends.map((legend) => (
          <li key={legend.key}>
            <RosterEntry
              legend={legend}
              isHighlighted={legend === highlighted}
              onToggle={() => onToggle(legend)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RosterEntryProps {
  legend: Legend
  isHighlighted: boolean
  onToggle: () => void
}

function RosterEntry({ legend, isHighlighted, onToggle }: RosterEntryProps) {
  const entry = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isHighlighted) entry.current?.scrollIntoView({ block: 'nearest' })
  }, [isHighlighted])

  return (
    <button
      type="button"
      className={styles.entry}
      ref={entry}
      aria-pressed={isHighlighted}
      onClick={onToggle}
    >
      <LegendEmblem legend={legend.name} size={56} />
      <span className={styles.name}>{legend.label}</span>
    </button>
  )
}
