import { useQuery } from '@tanstack/react-query'
import { Send, UserPlus } from 'lucide-react'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useState } from 'react'
import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { accountLinkMessages as linkTexts } from '#contract/share/account-link.texts.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { AccountLinksPanel } from '../links/AccountLinksPanel.tsx'
import styles from './UsersPanel.module.css'
import { userListError } from './user-faults.ts'
import { findUsers } from './user-search.ts'
import { usersQuery } from './user.queries.ts'
import { UserDialogs, type OpenUserDialog } from './UserDialogs.tsx'
import { UserTable } from './UserTable.tsx'
import { UserTiles } from './UserTiles.tsx'

export function UsersPanel() {
  const query = useQuery(usersQuery)
  const { data, error, dataUpdatedAt } = query
  const { token } = useSession()
  const [search, setSearch] = useQueryState('q', parseAsText)
  const [dialog, setDialog] = useState<OpenUserDialog | null>(null)
  const users = data?.users
  const found = users && findUsers(users, search)
  const faultOf = (refusal: Error) => userListError(refusal, token !== null)

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
              onValueChange={(text) => setSearch(text || null)}
            />
          </div>
          <Button icon={<Send aria-hidden="true" />} onClick={() => setDialog({ kind: 'invite' })}>
            {linkTexts.invite}
          </Button>
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => setDialog({ kind: 'create' })}
          >
            {texts.createUser}
          </Button>
        </div>
        {error && users ? (
          <FaultNotice
            className={styles.fault}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          >
            {faultOf(error)}
          </FaultNotice>
        ) : null}
        {found ? (
          <UserTable
            users={found}
            isSearch={search !== ''}
            nowMs={dataUpdatedAt}
            onEdit={(user: Account) => setDialog({ kind: 'edit', user })}
            onReset={(user: Account) => setDialog({ kind: 'reset', user })}
            onDelete={(user: Account) => setDialog({ kind: 'delete', user })}
          />
        ) : (
          <Waiting query={query} loading={texts.loadingUsers} failed={faultOf} lines={6} />
        )}
      </Panel>
      <div className={styles.links}>
        <AccountLinksPanel />
      </div>
      <UserDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
