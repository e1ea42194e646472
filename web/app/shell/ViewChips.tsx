import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { messages } from '#contract/base/texts.ts'
import { useRole } from '../../shared/session/session-store.ts'
import styles from './ViewChips.module.css'
import { useCurrentEntry } from './use-current-view.ts'
import { menuFor } from './views.ts'

/** Replaces the rail on narrow screens. */
export function ViewChips() {
  const entries = menuFor(useRole())
  const current = useCurrentEntry()
  const strip = useRef<HTMLElement>(null)

  useEffect(() => {
    const chip = strip.current?.querySelector(`[data-view="${current}"]`)
    chip?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }, [current])

  return (
    <nav className={styles.strip} aria-label={messages.app.viewNavigation} ref={strip}>
      <ul className={styles.chips}>
        {entries.map(({ id, label, icon: Icon, path }) => (
          <li key={id}>
            <Link
              className={styles.chip}
              to={path}
              data-view={id}
              aria-current={id === current ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
