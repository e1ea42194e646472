import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { LegendProfile } from './legend-entries.ts'
import styles from './LegendCards.module.css'

interface LegendCardsProps {
  sheets: readonly LegendProfile[]
  onOpen: (key: string) => void
}

export function LegendCards({ sheets, onOpen }: LegendCardsProps) {
  return (
    <ul className={styles.cards}>
      {sheets.map(({ legend }) => (
        <li key={legend.key}>
          <button
            type="button"
            className={styles.card}
            aria-haspopup="dialog"
            onClick={() => onOpen(legend.key)}
          >
            <LegendEmblem legend={legend.name} size={56} />
            <span className={styles.words}>
              <span className={styles.name}>{legend.label}</span>
              <span className={styles.class}>
                <ClassMark legendClass={legend.class} />
                {legend.class}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
