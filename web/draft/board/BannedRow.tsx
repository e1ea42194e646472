import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './BannedRow.module.css'

/** With more bans than this, they're drawn smaller, so the tray keeps its height. */
const LARGE = 5
const SHOWN = 13

/** The bans, oldest first. */
export function BannedRow({ banned }: { banned: readonly string[] }) {
  if (banned.length === 0) return <p className={styles.none}>{texts.noBans}</p>
  const isMany = banned.length > LARGE
  const hidden = banned.length - SHOWN
  return (
    <ul className={styles.row}>
      {banned.slice(hidden > 0 ? hidden : 0).map((legend) => (
        <li key={legend}>
          <LegendEmblem legend={legend} size={isMany ? 24 : 30} state={BANNED} label />
        </li>
      ))}
    </ul>
  )
}
