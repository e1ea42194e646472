import { X } from 'lucide-react'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { Bans } from '../setup/bans.ts'
import styles from './BanChips.module.css'

/** From this number on, chips use short names. */
const MANY_BANS = 4

/** One chip per ban, in ban order: the first ban came after Game 1. */
export function BanChips({ bans: { legends, waiting, toggle } }: { bans: Bans }) {
  const isShort = legends.length >= MANY_BANS

  return legends.map((key, index) => {
    const { name, label, short } = findLegend(key)
    return (
      <span key={key} className={styles.chip} aria-busy={waiting.includes(key) || undefined}>
        <LegendEmblem legend={name} size={20} />
        <span title={label}>{isShort ? short : label}</span>
        <small className={styles.game}>{texts.gameShort(index + 1)}</small>
        <button
          type="button"
          className={styles.remove}
          data-legend={key}
          aria-label={texts.unban(label)}
          onClick={() => toggle(key)}
        >
          <X aria-hidden="true" />
        </button>
      </span>
    )
  })
}
