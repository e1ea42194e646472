import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import {
  addLegend,
  deleteLegend,
  editRosterLegend,
  type RosterForm,
} from '#contract/catalog/roster-admin.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import { call } from '../../shared/api/api.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import { isoTime } from '../../shared/page/time-element.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { NEW_LEGEND, toDraft } from './legend-draft.ts'
import type { LegendRow } from './roster-rows.ts'
import { RosterLegendDialog } from './RosterLegendDialog.tsx'

export type OpenRosterDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'retire' | 'delete'; readonly row: LegendRow }

interface RosterDialogsProps {
  dialog: OpenRosterDialog | null
  saved: readonly RosterLegend[]
  onClose: () => void
}

const add = (form: RosterForm) => call(addLegend, form)

export function RosterDialogs({ dialog, saved, onClose }: RosterDialogsProps) {
  if (!dialog) return null
  if (dialog.kind === 'add') {
    return (
      <RosterLegendDialog
        title={texts.add}
        first={NEW_LEGEND}
        row={null}
        saved={saved}
        send={add}
        onClose={onClose}
      />
    )
  }
  const { row, kind } = dialog
  const { key, label } = row.legend
  const edit = (form: RosterForm) => call(editRosterLegend, { key, version: row.version, ...form })
  if (kind === 'edit') {
    return (
      <RosterLegendDialog
        title={texts.edit(label)}
        first={toDraft(row.form)}
        row={row}
        saved={saved}
        send={edit}
        onClose={onClose}
      />
    )
  }
  const isRetiring = kind === 'retire'
  return (
    <ConfirmDialog
      title={isRetiring ? texts.retire(label) : texts.delete(label)}
      question={isRetiring ? texts.retireQuestion(label) : texts.deleteQuestion(label)}
      confirmLabel={isRetiring ? texts.retireLabel : texts.deleteLabel}
      send={() =>
        isRetiring
          ? edit({ ...row.form, retiredFrom: isoTime(Date.now()).slice(0, 10) })
          : call(deleteLegend, { key, version: row.version })
      }
      changes={rosterQuery}
      onClose={onClose}
    />
  )
}
