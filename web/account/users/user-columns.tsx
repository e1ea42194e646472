import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { accountLinkMessages as linkTexts } from '#contract/share/account-link.texts.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import styles from './user-columns.module.css'
import { LastActivity, RoleBadge, UserName } from './UserParts.tsx'
import type { UserActions } from './UserTable.tsx'

export function userColumns({
  nowMs,
  onEdit,
  onReset,
  onDelete,
}: UserActions & { nowMs: number }): Column<Account>[] {
  return [
    {
      id: 'username',
      header: texts.username,
      cell: (user) => <UserName user={user} />,
      sortValue: (user) => user.username,
    },
    {
      id: 'email',
      header: texts.email,
      cell: (user) => <span className={styles.email}>{user.email ?? texts.noEmail}</span>,
      sortValue: (user) => user.email,
    },
    {
      id: 'role',
      header: texts.role,
      cell: (user) => <RoleBadge role={user.role} />,
      sortValue: (user) => texts.roleNames[user.role],
    },
    {
      id: 'last_activity',
      header: texts.lastActivity,
      cell: (user) => <LastActivity user={user} nowMs={nowMs} />,
      sortValue: (user) => user.last_activity,
      firstDirection: 'desc',
    },
    {
      id: 'actions',
      header: texts.actions,
      align: 'end',
      cell: (user) => (
        <span className={styles.actions}>
          <IconButton
            label={texts.edit(user.username)}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(user)}
          />
          <IconButton
            label={linkTexts.reset(user.username)}
            icon={<KeyRound aria-hidden="true" />}
            onClick={() => onReset(user)}
          />
          <IconButton
            label={texts.delete(user.username)}
            icon={<Trash2 aria-hidden="true" />}
            variant="danger"
            onClick={() => onDelete(user)}
          />
        </span>
      ),
    },
  ]
}
