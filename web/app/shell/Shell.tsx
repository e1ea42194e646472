import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { paths } from '../../shared/address/paths.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { BottomNav } from './BottomNav.tsx'
import { DataMarks } from './DataMarks.tsx'
import { GroupTabs } from './GroupTabs.tsx'
import { Part } from '../loading/Part.tsx'
import { Rail } from './Rail.tsx'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'
import { useCurrentView } from './use-current-view.ts'
import { useRememberEntry, useMenu } from './use-menu.ts'
import { useStage } from './use-stage.ts'

export function Shell({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  const main = useFocusOnArrival()
  const isStage = useStage()
  useRememberEntry(useMenu())
  const isImporter = can(useRole(), 'imports.manage') && !isStage
  const isNarrow = useMediaQuery('(max-width: 768px)')
  /** On a phone, the map needs the whole screen. */
  const isMap = `${pathname}/`.startsWith(paths.interactiveMap)

  return (
    <div className={isStage ? styles.stage : styles.shell}>
      <a className={styles.skip} href="#main">
        {messages.app.skipToContent}
      </a>
      {isStage ? null : (
        <>
          <TopBar />
          {isNarrow ? null : <Rail />}
          {isNarrow ? null : <GroupTabs />}
        </>
      )}
      <main id="main" className={styles.main} ref={main} tabIndex={-1}>
        {isStage ? null : <DataMarks />}
        <Part key={pathname}>{children}</Part>
      </main>
      {isStage ? null : <Footer />}
      {isNarrow && !isStage && !isMap ? <BottomNav /> : null}
      <OnDemand when={isImporter} load={loadPageDrop} onFail={ignore}>
        {(PageDrop) => (isImporter ? <PageDrop /> : null)}
      </OnDemand>
    </div>
  )
}

/** Files can still be chosen on the import page. */
const ignore = () => {}
const loadPageDrop = () => import('./PageDrop.tsx').then((chunk) => chunk.PageDrop)

function Footer() {
  return (
    <footer className={styles.foot}>
      <p>{messages.app.notAffiliated}</p>
      <Link className={styles.credits} to={paths.credits}>
        {messages.app.credits}
      </Link>
      <p>{messages.app.version(import.meta.env.VERSION)}</p>
    </footer>
  )
}

/** After following a link, scroll to the top and focus the content, as a page load would. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  const [pathname] = useLocation()
  const view = useCurrentView()
  const page = `${pathname} ${view?.id ?? ''}`
  const lastPage = useRef(page)

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [page])

  return main
}
