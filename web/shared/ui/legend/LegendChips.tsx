import { X } from 'lucide-react'
import { findLegend } from '#domain/catalog/legend.ts'
import styles from './LegendChips.module.css'
import { LegendEmblem } from './LegendEmblem.tsx'

interface LegendChipsProps {
  /** Legend keys. */
  legends: readonly string[]
  removeLabel: (legend: string) => string
  onChange: (legends: readonly string[]) => void
}

/** Chosen legends, each with a button that removes it. */
export function LegendChips({ legends, removeLabel, onChange }: LegendChipsProps) {
  if (legends.length === 0) return null
  return (
    <ul className={styles.chips}>
      {legends.map((key) => {
        const { name, label } = findLegend(key)
        return (
          <li key={key} className={styles.chip}>
            <LegendEmblem legend={name} size={20} />
            {label}
            <button
              type="button"
              className={styles.remove}
              aria-label={removeLabel(label)}
              onClick={() => onChange(legends.filter((other) => other !== key))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
