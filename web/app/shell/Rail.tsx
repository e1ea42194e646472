import { BookOpen, Keyboard, PanelLeft, Scale, Shield } from 'lucide-react'
import { cloneElement, type HTMLAttributes, type ReactElement } from 'react'
import { Link } from 'wouter'
import { messages } from '#contract/base/texts.ts'
import { showOverlay } from '../../shared/page/overlay.ts'
import { paths } from '../../shared/address/paths.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { Kbd } from '../../shared/ui/action/Kbd.tsx'
import { Tooltip } from '../../shared/ui/overlay/Tooltip.tsx'
import { useStore } from '../../shared/storage/store.ts'
import { DataBadges } from './DataBadges.tsx'
import { isRailWide, toggleRail } from './rail-width.ts'
import styles from './Rail.module.css'
import { PageLink } from './PageLink.tsx'
import { useOwnPage } from './use-own-page.ts'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { menuFor } from './views.ts'

export function Rail() {
  const entries = menuFor(useRole())
  const { own, current } = useOwnPage()
  const hasRoom = useMediaQuery('(min-width: 1201px)')
  const isWide = useStore(isRailWide) && hasRoom

  return (
    <div className={styles.rail} data-rail={isWide ? 'wide' : 'narrow'}>
      <nav aria-label={messages.app.viewNavigation}>
        <ul>
          {own ? (
            <li>
              <Labelled label={own.label} isShown={isWide}>
                <Link
                  className={styles.entry}
                  to={own.path}
                  aria-current={own.isCurrent ? 'page' : undefined}
                >
                  <Shield aria-hidden="true" />
                  <span className={styles.label}>{own.label}</span>
                </Link>
              </Labelled>
            </li>
          ) : null}
          {entries.map(({ id, label, icon: Icon, goKey, path }) => (
            <li key={id}>
              <Labelled label={label} isShown={isWide}>
                <Link
                  className={styles.entry}
                  to={path}
                  aria-current={id === current ? 'page' : undefined}
                >
                  <Icon aria-hidden="true" />
                  <span className={styles.label}>{label}</span>
                  {isWide && goKey !== null ? (
                    <span className={styles.keys} data-keys={`G ${goKey.toUpperCase()}`} />
                  ) : null}
                </Link>
              </Labelled>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.foot} aria-label={messages.app.helpNavigation}>
        <DataBadges />
        <Labelled label={messages.app.shortcuts} isShown={isWide}>
          <button
            type="button"
            className={styles.entry}
            aria-haspopup="dialog"
            aria-keyshortcuts="?"
            onClick={() => showOverlay('shortcuts')}
          >
            <Keyboard aria-hidden="true" />
            <span className={styles.label}>{messages.app.shortcuts}</span>
            {isWide ? <Hint keyName="?" /> : null}
          </button>
        </Labelled>
        <Labelled label={messages.app.guide} isShown={isWide}>
          <PageLink className={styles.entry} to={paths.guide}>
            <BookOpen aria-hidden="true" />
            <span className={styles.label}>{messages.app.guide}</span>
          </PageLink>
        </Labelled>
        <Labelled label={messages.app.credits} isShown={isWide}>
          <PageLink className={styles.entry} to={paths.credits}>
            <Scale aria-hidden="true" />
            <span className={styles.label}>{messages.app.credits}</span>
          </PageLink>
        </Labelled>
        {hasRoom ? (
          <Labelled label={messages.app.menuLabels} isShown={isWide}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={isWide}
              aria-keyshortcuts="["
              onClick={toggleRail}
            >
              <PanelLeft aria-hidden="true" />
              <span className={styles.label}>{messages.app.menuLabels}</span>
              {isWide ? <Hint keyName="[" /> : null}
            </button>
          </Labelled>
        ) : null}
      </nav>
    </div>
  )
}

const Hint = ({ keyName }: { keyName: string }) => (
  <span aria-hidden="true">
    <Kbd>{keyName}</Kbd>
  </span>
)

interface LabelledProps {
  label: string
  /** The label itself is on screen. */
  isShown: boolean
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * The narrow rail hides the labels, so a tooltip shows them. For screen readers they are the link's
 * name.
 */
function Labelled({ label, isShown, children }: LabelledProps) {
  if (isShown) return children
  return (
    <Tooltip content={label} side="right">
      {cloneElement(children, { 'aria-describedby': undefined })}
    </Tooltip>
  )
}
