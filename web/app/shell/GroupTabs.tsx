import { Link } from 'wouter'
import { navigationMessages as texts } from '#contract/base/navigation.texts.ts'
import styles from './GroupTabs.module.css'
import { useMenu } from './use-menu.ts'

/** The pages beside the one on screen. A match has its own head, and Stats its own tabs. */
export function GroupTabs() {
  const { group, current, view } = useMenu()
  if (group === null || view === 'statsboard') return null
  if (group.id === 'match' && current !== 'rooms') return null

  return (
    <nav className={styles.head} aria-label={texts.inGroup(group.label)} data-group-tabs>
      <p className={styles.title}>{group.label}</p>
      <ul className={styles.tabs}>
        {group.entries.map(({ id, label, note, path }) => (
          <li key={id}>
            <Link to={path} aria-current={id === current ? 'page' : undefined}>
              {label}
              {note === null ? null : <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
