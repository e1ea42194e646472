import { LogOut, Menu, Moon, Search, Sun, Upload } from 'lucide-react'
import { Link } from 'wouter'
import { navigationMessages } from '#contract/base/navigation.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { useLive } from '../../shared/realtime/live-status.ts'
import { showOverlay, useOverlay } from '../../shared/page/overlay.ts'
import { paths } from '../../shared/address/paths.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import { toggleTheme } from '../../shared/session/save-preferences.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Avatar } from '../../shared/ui/layout/Avatar.tsx'
import { Brand } from '../../shared/ui/layout/BrandMark.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Kbd } from '../../shared/ui/action/Kbd.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { LogInLink } from '../../shared/ui/action/LogInLink.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { modifierLabel } from '../commands/shortcuts.ts'
import { PageLink } from './PageLink.tsx'
import styles from './TopBar.module.css'
import { useLogOut } from './use-log-out.ts'

export function TopBar() {
  const { user } = useSession()
  const overlay = useOverlay()
  const isLive = useLive().status.kind !== 'closed'

  return (
    <header className={styles.bar}>
      <div className={styles.menu}>
        <IconButton
          label={messages.app.menu}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={overlay === 'menu'}
          onClick={() => showOverlay('menu')}
        />
      </div>
      <Link className={styles.brand} to={paths.home} aria-label={messages.app.brandHome}>
        <Brand />
      </Link>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => showOverlay('palette')}
      >
        <Search aria-hidden="true" />
        <span className={styles.searchText}>{messages.app.search}</span>
        <span className={styles.searchKeys}>
          <Kbd>{modifierLabel(navigator.platform)} K</Kbd>
        </span>
      </button>
      <OnDemand when={isLive} load={loadLivePill} onFail={stayWithout}>
        {(LivePill) => <LivePill />}
      </OnDemand>
      {can(user?.role ?? null, 'imports.manage') ? (
        <LinkButton
          className={styles.import}
          to={`${paths.admin}?tab=import`}
          icon={<Upload aria-hidden="true" />}
        >
          <span className={styles.importText}>{navigationMessages.import}</span>
        </LinkButton>
      ) : null}
      {user ? <MainLinks hasAdminPage={can(user.role, 'admin.open')} /> : null}
      <ThemeToggle />
      {user ? (
        <User name={user.username} />
      ) : (
        <div className={styles.logIn}>
          <LogInLink />
        </div>
      )}
    </header>
  )
}

const loadLivePill = () => import('./LivePill.tsx').then((chunk) => chunk.LivePill)
const stayWithout = () => {}

function MainLinks({ hasAdminPage }: { hasAdminPage: boolean }) {
  return (
    <nav className={styles.links} aria-label={messages.app.mainNavigation}>
      <PageLink to={paths.dashboard}>{messages.app.dashboard}</PageLink>
      {hasAdminPage ? <PageLink to={paths.admin}>{messages.app.admin}</PageLink> : null}
      <PageLink to={paths.settings}>{messages.app.settings}</PageLink>
    </nav>
  )
}

function ThemeToggle() {
  const isDark = usePreferences().theme === 'dark'

  return (
    <IconButton
      label={isDark ? messages.app.toLightTheme : messages.app.toDarkTheme}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={toggleTheme}
    />
  )
}

function User({ name }: { name: string }) {
  const logOut = useLogOut()

  return (
    <div className={styles.user}>
      <Avatar name={name} />
      <span className={styles.name} title={name}>
        {name}
      </span>
      <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={logOut}>
        {messages.app.logout}
      </Button>
    </div>
  )
}
