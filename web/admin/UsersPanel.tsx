import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { parseAsString, useQueryState } from 'nuqs'
import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { adminMessages as texts } from '#contract/messages/admin.ts'
import { useSession } from '../shared/session-store.ts'
import { Button } from '../shared/ui/Button.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { FaultNotice } from '../shared/ui/Notice.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import { SearchField } from '../shared/ui/SearchField.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import styles from './UsersPanel.module.css'
import { listFault } from './user-faults.ts'
import { findUsers } from './user-search.ts'
import { usersQuery } from './user.queries.ts'
import { UserDialogs, type OpenDialog } from './UserDialogs.tsx'
import { UserTable } from './UserTable.tsx'
import { UserTiles } from './UserTiles.tsx'

export function UsersPanel() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(usersQuery)
  const { token } = useSession()
  const [search, setSearch] = useQueryState('q', parseAsString.withDefault(''))
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const users = data?.users
  const found = users && findUsers(users, search)
  const fault = error ? listFault(error, token !== null) : null
  const retry = () => void refetch()

  return (
    <>
      <UserTiles users={users} nowMs={dataUpdatedAt} />
      <Panel
        title={texts.userManagement}
        count={users && found ? texts.shown(found.length, users.length) : undefined}
        flush
      >
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label={texts.searchUsers}
              placeholder={texts.searchUsers}
              value={search}
              onValueChange={(text) => void setSearch(text || null)}
            />
          </div>
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => setDialog({ kind: 'create' })}
          >
            {texts.createUser}
          </Button>
        </div>
        {fault && users ? (
          <FaultNotice className={styles.fault} onRetry={retry} busy={isFetching}>
            {fault}
          </FaultNotice>
        ) : null}
        {found ? (
          <UserTable
            users={found}
            isSearch={search !== ''}
            nowMs={dataUpdatedAt}
            onEdit={(user: Account) => setDialog({ kind: 'edit', user })}
            onDelete={(user: Account) => setDialog({ kind: 'delete', user })}
          />
        ) : fault ? (
          <ErrorState message={fault} onRetry={retry} busy={isFetching} />
        ) : (
          <div className={styles.loading}>
            <Skeleton label={texts.loadingUsers} shape="rows" lines={6} />
          </div>
        )}
      </Panel>
      <UserDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
