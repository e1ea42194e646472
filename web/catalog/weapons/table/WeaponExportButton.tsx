import { FileSpreadsheet } from 'lucide-react'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { saveWorkbook } from '../../../shared/page/export-workbook.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import type { WeaponRow } from './weapon-rows.ts'
import { EXPORT_FILE, weaponExport } from './weapon-export.ts'

/** For everyone: exports the weapons in table order with all computed values. */
export function WeaponExportButton({ rows }: { rows: readonly WeaponRow[] }) {
  const { send, isPending } = useSingleMutation({
    mutationFn: () => saveWorkbook(EXPORT_FILE, [weaponExport(rows.map(({ weapon }) => weapon))]),
    onError: () => notify.error(texts.exportFailed),
  })

  return (
    <Button
      size="sm"
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={isPending}
      disabled={rows.length === 0}
      onClick={() => send()}
    >
      {isPending ? texts.exporting : texts.export}
    </Button>
  )
}
