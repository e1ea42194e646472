import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Crosshair, MapPin, Pencil, Trash2 } from 'lucide-react'
import { editMap } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import { notify } from '../../shared/page/toast.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import styles from './MapActions.module.css'
import type { OpenMapDialog } from './MapDialogs.tsx'
import type { MapRow } from './map-rows.ts'

interface MapActionsProps {
  row: MapRow
  onOpen: (dialog: OpenMapDialog) => void
}

export function MapActions({ row, onOpen }: MapActionsProps) {
  const { name, isRetired } = row.map
  const restore = useRestore(row)
  const open = (kind: Exclude<OpenMapDialog['kind'], 'add'>) => () => onOpen({ kind, row })

  return (
    <span className={styles.actions}>
      <IconButton
        label={texts.edit(name)}
        icon={<Pencil aria-hidden="true" />}
        onClick={open('edit')}
      />
      <IconButton
        label={texts.calibrate(name)}
        icon={<Crosshair aria-hidden="true" />}
        onClick={open('calibrate')}
      />
      <IconButton
        label={texts.editPois(name)}
        icon={<MapPin aria-hidden="true" />}
        onClick={open('pois')}
      />
      {isRetired ? (
        <IconButton
          label={texts.restore(name)}
          icon={<ArchiveRestore aria-hidden="true" />}
          onClick={restore}
        />
      ) : (
        <IconButton
          label={texts.retire(name)}
          icon={<Archive aria-hidden="true" />}
          onClick={open('retire')}
        />
      )}
      {row.origin === 'added' ? (
        <IconButton
          label={texts.delete(name)}
          icon={<Trash2 aria-hidden="true" />}
          variant="danger"
          onClick={open('delete')}
        />
      ) : null}
    </span>
  )
}

function useRestore({ map: { id }, form, version }: MapRow) {
  const queryClient = useQueryClient()
  const { send } = useSingleMutation({
    mutationFn: () => call(editMap, { map: id, version, ...form, isRetired: false }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(`${texts.saveFailed}. ${error.message}`),
    onSettled: () => queryClient.invalidateQueries(rosterQuery),
  })
  return () => send()
}
