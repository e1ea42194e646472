import { X } from 'lucide-react'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { SLOTS } from '../shared/ui/legend/emblem-state.ts'
import { IconButton } from '../shared/ui/action/IconButton.tsx'
import { LegendEmblem } from '../shared/ui/legend/LegendEmblem.tsx'
import styles from './LegendSlots.module.css'

interface LegendSlotsProps {
  comp: readonly string[]
  onTakeOut: (name: string) => void
}

export function LegendSlots({ comp, onTakeOut }: LegendSlotsProps) {
  return (
    <ol className={styles.slots}>
      {SLOTS.map((slot) => {
        const name = comp[slot - 1]
        if (name === undefined) {
          return (
            <li key={slot} className={styles.empty}>
              {texts.slot(slot)}
            </li>
          )
        }
        const { label } = findLegend(name)
        return (
          <li key={name} className={styles.slot}>
            <LegendEmblem legend={name} size={30} />
            <span className={styles.name}>{label}</span>
            <IconButton
              label={texts.removeLegend(label)}
              icon={<X aria-hidden="true" />}
              onClick={() => onTakeOut(name)}
            />
          </li>
        )
      })}
    </ol>
  )
}
