import { SearchX, UserRoundX } from 'lucide-react'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useMemo } from 'react'
import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { userColumns } from './user-columns.tsx'
import { userCards } from './UserCard.tsx'

const sortParser = parseAsSort(['username', 'email', 'role', 'last_activity']).withDefault({
  column: 'username',
  direction: 'asc',
})

export interface UserActions {
  onEdit: (user: Account) => void
  onReset: (user: Account) => void
  onDelete: (user: Account) => void
}

interface UserTableProps extends UserActions {
  users: readonly Account[]
  isSearch: boolean
  nowMs: number
}

export function UserTable({ users, isSearch, nowMs, onEdit, onReset, onDelete }: UserTableProps) {
  const [sort, setSort] = useQueryState('sort', sortParser)
  const columns = useMemo(
    () => userColumns({ nowMs, onEdit, onReset, onDelete }),
    [nowMs, onEdit, onReset, onDelete],
  )

  return (
    <DataTable
      caption={texts.userManagement}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      sort={sort}
      onSortChange={(next) => setSort(next)}
      cards={userCards({ nowMs, onEdit, onReset, onDelete })}
      empty={
        isSearch ? (
          <EmptyState icon={<SearchX aria-hidden="true" />} title={texts.noMatches} />
        ) : (
          <EmptyState icon={<UserRoundX aria-hidden="true" />} title={texts.noUsers} />
        )
      }
    />
  )
}
