import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { can, type Role } from '#domain/account/access.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { formatRelative } from '../../shared/page/relative-time.ts'
import { formatExactTime, isoTime } from '../../shared/page/time-element.ts'
import { Avatar } from '../../shared/ui/layout/Avatar.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import styles from './UserParts.module.css'

export function UserName({ user }: { user: Account }) {
  const own = useSession().user?.id === user.id

  return (
    <span className={styles.user}>
      <Avatar name={user.username} />
      <span className={styles.name}>{user.username}</span>
      {own ? <span className={styles.you}>{texts.you}</span> : null}
    </span>
  )
}

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge tone={can(role, 'users.manage') ? 'accent' : 'neutral'}>{texts.roleNames[role]}</Badge>
  )
}

export function LastActivity({ user, nowMs }: { user: Account; nowMs: number }) {
  if (user.last_activity === null) return <span className={styles.never}>{texts.never}</span>
  return (
    <time dateTime={isoTime(user.last_activity)} title={formatExactTime(user.last_activity)}>
      {formatRelative(user.last_activity, nowMs)}
    </time>
  )
}
