import { Link } from 'wouter'
import { messages } from '#contract/base/texts.ts'
import { navigationMessages as texts } from '#contract/base/navigation.texts.ts'
import { showOverlay, useOverlay } from '../../shared/page/overlay.ts'
import styles from './BottomNav.module.css'
import { groupPath, useMenu } from './use-menu.ts'

/** The groups on phones. The one on screen opens its entries. */
export function BottomNav() {
  const { groups, group, isRunning } = useMenu()
  const isOpen = useOverlay() === 'entries'

  return (
    <nav className={styles.nav} aria-label={messages.app.viewNavigation} data-bottom-nav>
      {groups.map((one) => {
        const { id, label, icon: Icon } = one
        const isCurrent = id === group?.id
        return (
          <Link
            key={id}
            className={styles.group}
            to={groupPath(one)}
            {...(isCurrent && {
              'aria-current': 'true',
              'aria-haspopup': 'dialog',
              'aria-expanded': isOpen,
            })}
            onClick={(event) => {
              if (!isCurrent) return
              event.preventDefault()
              showOverlay('entries')
            }}
          >
            <Icon aria-hidden="true" />
            {label}
            {id === 'match' && isRunning ? (
              <span className={styles.running} role="img" aria-label={texts.running} />
            ) : null}
          </Link>
        )
      })}
    </nav>
  )
}
