import { X } from 'lucide-react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { togglePick } from '../../shared/draft/draft-actions.ts'
import { SLOTS } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './PickSlots.module.css'

/** The three picks with a remove button each, and the empty slots. */
export function PickSlots({ picked }: { picked: readonly string[] }) {
  return (
    <ol className={styles.slots}>
      {SLOTS.map((slot) => {
        const legend = picked[slot - 1]
        return legend === undefined ? (
          <li key={slot} className={styles.empty}>
            {texts.slot(slot)}
          </li>
        ) : (
          <Slot key={legend} legend={legend} />
        )
      })}
    </ol>
  )
}

function Slot({ legend }: { legend: string }) {
  const found = findLegend(legend)

  return (
    <li className={styles.slot}>
      <LegendEmblem legend={legend} size={30} />
      <span className={styles.words}>
        <b>{found.label}</b>
        <small>{found.class}</small>
      </span>
      <button
        type="button"
        className={styles.takeBack}
        aria-label={texts.removePick(found.label)}
        onClick={() => togglePick(legend)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  )
}
