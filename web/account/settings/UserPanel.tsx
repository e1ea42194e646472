import { settingsMessages as texts } from '#contract/account/settings.texts.ts'
import type { CurrentUser } from '#contract/account/account.ts'
import { adminMessages } from '#contract/account/admin.texts.ts'
import { can } from '#domain/account/access.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../shared/page/time-element.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './UserPanel.module.css'

export function UserPanel({ user }: { user: CurrentUser }) {
  return (
    <Panel title={texts.userInformation}>
      <dl className={styles.list}>
        <dt>{texts.username}</dt>
        <dd>{user.username}</dd>
        <dt>{texts.email}</dt>
        <dd>{user.email ?? <span className={styles.none}>{texts.noEmail}</span>}</dd>
        <dt>{texts.role}</dt>
        <dd>
          <Badge tone={can(user.role, 'users.manage') ? 'accent' : 'neutral'}>
            {adminMessages.roleNames[user.role]}
          </Badge>
        </dd>
        <dt>{texts.accountCreated}</dt>
        <dd>
          <Moment epoch={user.created_at} />
        </dd>
        <dt>{texts.lastLogin}</dt>
        <dd>
          {user.last_login === null ? (
            <span className={styles.none}>{texts.never}</span>
          ) : (
            <Moment epoch={user.last_login} />
          )}
        </dd>
      </dl>
    </Panel>
  )
}

function Moment({ epoch }: { epoch: number }) {
  return (
    <time dateTime={isoTime(epoch)} title={formatExactTime(epoch)}>
      {formatDateTime(epoch)}
    </time>
  )
}
