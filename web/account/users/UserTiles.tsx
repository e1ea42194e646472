import { Activity, ShieldUser, User, UsersRound } from 'lucide-react'
import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { countUsers } from '#domain/account/account.ts'
import styles from './UserTiles.module.css'

const TILES = [
  { key: 'total', label: texts.totalUsers, icon: UsersRound },
  { key: 'admins', label: texts.administrators, icon: ShieldUser },
  { key: 'users', label: texts.regularUsers, icon: User },
  { key: 'active', label: texts.activeUsers, icon: Activity },
] as const

interface UserTilesProps {
  users: readonly Account[] | undefined
  nowMs: number
}

/** The tiles keep their size while the numbers load. */
export function UserTiles({ users, nowMs }: UserTilesProps) {
  const counts = users && countUsers(users, nowMs)

  return (
    <dl className={styles.tiles}>
      {TILES.map(({ key, label, icon: Icon }) => (
        <div key={key} className={styles.tile}>
          <dt className={styles.label}>
            <Icon aria-hidden="true" />
            {label}
          </dt>
          <dd className={styles.number}>{counts ? counts[key] : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
