import { BookOpen, Keyboard, PanelLeft } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { paths } from '../../shared/address/paths.ts'
import { showOverlay } from '../../shared/page/overlay.ts'
import { Tooltip } from '../../shared/ui/overlay/Tooltip.tsx'
import { DataBadges } from './DataBadges.tsx'
import { PageLink } from './PageLink.tsx'
import { toggleRail, useRailWidth } from './rail-width.ts'
import styles from './Rail.module.css'
import { RailGroup } from './RailGroup.tsx'
import { useMenu } from './use-menu.ts'

export function Rail() {
  const { groups, current, group, isRunning } = useMenu()
  const { isWide, hasRoom } = useRailWidth()

  return (
    <div className={styles.rail} data-rail={isWide ? 'wide' : 'narrow'}>
      <nav aria-label={messages.app.viewNavigation}>
        <ul className={styles.groups}>
          {groups.map((one) => (
            <RailGroup
              key={one.id}
              group={one}
              current={current}
              isCurrent={one.id === group?.id}
              isWide={isWide}
              isRunning={one.id === 'match' && isRunning}
            />
          ))}
        </ul>
      </nav>
      <nav className={styles.foot} aria-label={messages.app.helpNavigation}>
        <DataBadges />
        <PageLink className={styles.group} to={paths.guide}>
          <BookOpen aria-hidden="true" />
          {messages.app.guide}
        </PageLink>
        <button
          type="button"
          className={styles.group}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={() => showOverlay('shortcuts')}
        >
          <Keyboard aria-hidden="true" />
          {messages.app.keys}
        </button>
        {hasRoom ? (
          <Tooltip content={`${messages.app.menuLabels} [`} side="right">
            <button
              type="button"
              className={styles.width}
              aria-label={messages.app.menuLabels}
              aria-pressed={isWide}
              aria-keyshortcuts="["
              onClick={toggleRail}
            >
              <PanelLeft aria-hidden="true" />
            </button>
          </Tooltip>
        ) : null}
      </nav>
    </div>
  )
}
