import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { editRosterLegend } from '#contract/catalog/roster-admin.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import { notify } from '../../shared/page/toast.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import type { LegendRow } from './roster-rows.ts'
import styles from './RosterActions.module.css'
import type { OpenRosterDialog } from './RosterDialogs.tsx'

interface RosterActionsProps {
  row: LegendRow
  onOpen: (dialog: OpenRosterDialog) => void
}

export function RosterActions({ row, onOpen }: RosterActionsProps) {
  const { label } = row.legend
  const restore = useRestore(row)

  return (
    <span className={styles.actions}>
      <IconButton
        label={texts.edit(label)}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => onOpen({ kind: 'edit', row })}
      />
      {row.form.retiredFrom === null ? (
        <IconButton
          label={texts.retire(label)}
          icon={<Archive aria-hidden="true" />}
          onClick={() => onOpen({ kind: 'retire', row })}
        />
      ) : (
        <IconButton
          label={texts.restore(label)}
          icon={<ArchiveRestore aria-hidden="true" />}
          onClick={restore}
        />
      )}
      {row.origin === 'added' ? (
        <IconButton
          label={texts.delete(label)}
          icon={<Trash2 aria-hidden="true" />}
          variant="danger"
          onClick={() => onOpen({ kind: 'delete', row })}
        />
      ) : null}
    </span>
  )
}

function useRestore({ legend: { key }, form, version }: LegendRow) {
  const queryClient = useQueryClient()
  const { send } = useSingleMutation({
    mutationFn: () => call(editRosterLegend, { key, version, ...form, retiredFrom: null }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(`${texts.saveFailed}. ${error.message}`),
    onSettled: () => queryClient.invalidateQueries(rosterQuery),
  })
  return () => send()
}
