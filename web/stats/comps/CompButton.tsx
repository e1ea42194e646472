import { ChevronRight } from 'lucide-react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import styles from './CompButton.module.css'

interface CompButtonProps {
  comp: readonly string[]
  onOpen: () => void
}

/** A composition that opens its matches. */
export function CompButton({ comp, onOpen }: CompButtonProps) {
  const names = compNames(comp)

  return (
    <button
      type="button"
      className={styles.comp}
      aria-haspopup="dialog"
      aria-label={texts.matchesOf(names)}
      onClick={onOpen}
    >
      <Trio legends={comp} size={26} />
      <span className={styles.names}>{names}</span>
      <ChevronRight aria-hidden="true" />
    </button>
  )
}
