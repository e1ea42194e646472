import {
  BookOpen,
  Keyboard,
  LayoutDashboard,
  LogIn,
  LogOut,
  Scale,
  Settings,
  ShieldUser,
  type LucideIcon,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { showOverlay } from '../../shared/page/overlay.ts'
import { paths } from '../../shared/address/paths.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Avatar } from '../../shared/ui/layout/Avatar.tsx'
import { BottomSheet } from '../../shared/ui/overlay/BottomSheet.tsx'
import { DataBadges } from './DataBadges.tsx'
import styles from './MobileMenu.module.css'
import { useLogIn } from '../../shared/session/use-log-in.ts'
import { useLogOut } from './use-log-out.ts'

interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { user } = useSession()

  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={messages.app.menu}>
      <div className={styles.account}>
        {user ? (
          <p className={styles.user}>
            <Avatar name={user.username} />
            <span className={styles.name}>{user.username}</span>
          </p>
        ) : null}
        <nav aria-label={messages.app.mainNavigation}>
          <ul>{user ? <UserEntries role={user.role} /> : <GuestEntries />}</ul>
        </nav>
        <DataBadges />
      </div>
    </BottomSheet>
  )
}

function UserEntries({ role }: { role: Parameters<typeof can>[0] }) {
  const logOut = useLogOut()

  return (
    <>
      <Entry to={paths.dashboard} icon={LayoutDashboard} label={messages.app.dashboard} />
      {can(role, 'admin.open') ? (
        <Entry to={paths.admin} icon={ShieldUser} label={messages.app.admin} />
      ) : null}
      <Entry to={paths.settings} icon={Settings} label={messages.app.settings} />
      <SharedEntries />
      <li>
        <button
          type="button"
          className={styles.entry}
          onClick={() => {
            showOverlay(null)
            logOut()
          }}
        >
          <LogOut aria-hidden="true" />
          {messages.app.logout}
        </button>
      </li>
    </>
  )
}

function GuestEntries() {
  return (
    <>
      <Entry to={paths.login} icon={LogIn} label={messages.app.login} onFollow={useLogIn()} />
      <SharedEntries />
    </>
  )
}

function SharedEntries() {
  return (
    <>
      <li>
        <button type="button" className={styles.entry} onClick={() => showOverlay('shortcuts')}>
          <Keyboard aria-hidden="true" />
          {messages.app.shortcuts}
        </button>
      </li>
      <Entry to={paths.guide} icon={BookOpen} label={messages.app.guide} />
      <Entry to={paths.credits} icon={Scale} label={messages.app.credits} />
    </>
  )
}

interface EntryProps {
  to: string
  icon: LucideIcon
  label: string
  onFollow?: (event: MouseEvent) => void
}

function Entry({ to, icon: Icon, label, onFollow }: EntryProps) {
  return (
    <li>
      <Link
        className={styles.entry}
        to={to}
        onClick={(event) => {
          showOverlay(null)
          onFollow?.(event)
        }}
      >
        <Icon aria-hidden="true" />
        {label}
      </Link>
    </li>
  )
}
