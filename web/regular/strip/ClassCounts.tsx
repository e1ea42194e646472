import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { currentLegends, LEGEND_CLASSES } from '#domain/catalog/legend.ts'
import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import styles from './ClassCounts.module.css'

/** How many legends of each class are still open. */
export function ClassCounts({ bans }: { bans: readonly string[] }) {
  return (
    <ul className={styles.counts} aria-label={texts.open} data-many={bans.length > 3 || undefined}>
      {LEGEND_CLASSES.map((name) => {
        const roster = currentLegends().filter((legend) => legend.class === name)
        const open = roster.filter(({ key }) => !bans.includes(key)).length
        if (roster.length === 0) return null
        return (
          <li
            key={name}
            className={styles.count}
            title={texts.classOpen(name, open, roster.length)}
          >
            <ClassMark legendClass={name} size={10} />
            <span className={styles.name}>{name}</span>
            <b className={styles.number}>{texts.openOf(open, roster.length)}</b>
          </li>
        )
      })}
    </ul>
  )
}
