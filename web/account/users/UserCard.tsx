import { EllipsisVertical, KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { accountLinkMessages as linkTexts } from '#contract/share/account-link.texts.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import styles from './UserCard.module.css'
import { LastActivity, RoleBadge, UserName } from './UserParts.tsx'
import type { UserActions } from './UserTable.tsx'

interface UserCardProps extends UserActions {
  user: Account
  nowMs: number
}

export const userCards = (props: Omit<UserCardProps, 'user'>) => (user: Account) => (
  <UserCard user={user} {...props} />
)

/** A table row on phones. */
function UserCard({ user, nowMs, onEdit, onReset, onDelete }: UserCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <UserName user={user} />
        <Menu
          label={texts.actionsFor(user.username)}
          trigger={
            <IconButton
              label={texts.actionsFor(user.username)}
              icon={<EllipsisVertical aria-hidden="true" />}
            />
          }
          items={[
            {
              label: texts.editUser,
              icon: <Pencil aria-hidden="true" />,
              onSelect: () => onEdit(user),
            },
            {
              label: linkTexts.resetTitle,
              icon: <KeyRound aria-hidden="true" />,
              onSelect: () => onReset(user),
            },
            {
              label: texts.deleteUser,
              icon: <Trash2 aria-hidden="true" />,
              onSelect: () => onDelete(user),
              destructive: true,
            },
          ]}
        />
      </div>
      <p className={styles.email}>{user.email ?? texts.noEmail}</p>
      <p className={styles.foot}>
        <RoleBadge role={user.role} />
        <span>
          {texts.lastActivity}: <LastActivity user={user} nowMs={nowMs} />
        </span>
      </p>
    </article>
  )
}
