import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './BannedRow.module.css'

/** More bans have no names, so the tray keeps its height. */
const NAMED = 6
const SHOWN = 13

/** The bans, oldest first. A few have their names, whatever the user's setting is. */
export function BannedRow({ banned }: { banned: readonly string[] }) {
  if (banned.length === 0) return <p className={styles.none}>{texts.noBans}</p>
  const isMany = banned.length > NAMED
  const hidden = banned.length - SHOWN
  return (
    <ul className={styles.row} data-legend-names={isMany ? undefined : 'shown'}>
      {banned.slice(hidden > 0 ? hidden : 0).map((legend) => (
        <li key={legend}>
          <LegendEmblem legend={legend} size={24} state={BANNED} label />
        </li>
      ))}
    </ul>
  )
}
