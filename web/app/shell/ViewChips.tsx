import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { messages } from '#contract/messages.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { useCurrentView } from './use-current-view.ts'
import styles from './ViewChips.module.css'
import { viewsFor } from './views.ts'
import { viewPath } from '../../shared/address/view-path.ts'

/** Replaces the rail on narrow screens. */
export function ViewChips() {
  const views = viewsFor(useRole())
  const current = useCurrentView()
  const strip = useRef<HTMLElement>(null)

  useEffect(() => {
    const chip = strip.current?.querySelector(`[data-view="${current?.id}"]`)
    chip?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }, [current?.id])

  return (
    <nav className={styles.strip} aria-label={messages.app.viewNavigation} ref={strip}>
      <ul className={styles.chips}>
        {views.map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <Link
              className={styles.chip}
              to={viewPath(id)}
              data-view={id}
              aria-current={id === current?.id ? 'page' : undefined}
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
