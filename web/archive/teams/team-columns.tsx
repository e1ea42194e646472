import { Pencil } from 'lucide-react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { TeamRow } from '#contract/archive/team-admin.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import styles from './team-columns.module.css'

export function teamAdminColumns(onEdit: (team: TeamRow) => void): Column<TeamRow>[] {
  return [
    {
      id: 'name',
      header: texts.columns.name,
      cell: ({ name }) => <span className={styles.text}>{name}</span>,
      sortValue: ({ name }) => name,
    },
    {
      id: 'spellings',
      header: texts.columns.spellings,
      cell: ({ spellings }) => (
        <span className={spellings.length > 0 ? styles.text : styles.none}>
          {spellings.join(', ') || texts.onlyName}
        </span>
      ),
    },
    {
      id: 'region',
      header: texts.columns.region,
      cell: ({ region }) => region ?? <span className={styles.none}>{texts.noRegion}</span>,
      sortValue: ({ region }) => region,
    },
    {
      id: 'games',
      header: texts.columns.games,
      align: 'end',
      cell: ({ games }) => games,
      sortValue: ({ games }) => games,
      firstDirection: 'desc',
    },
    {
      id: 'actions',
      header: texts.columns.actions,
      align: 'end',
      cell: (team) => (
        <IconButton
          label={texts.edit(team.name)}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(team)}
        />
      ),
    },
  ]
}
