import { FileSpreadsheet } from 'lucide-react'
import { useCallback, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { can } from '#domain/account/access.ts'
import { saveWorkbook, type ExportSheet, workbookFileName } from '../page/export-workbook.ts'
import { useRole } from '../session/session-store.ts'
import { notify } from '../page/toast.ts'
import { Button } from '../ui/action/Button.tsx'
import { OnDemand } from '../ui/layout/OnDemand.tsx'
import { useSingleMutation } from '../api/use-single-mutation.ts'

interface ExportButtonProps {
  /** The rows the user sees, in table order. */
  build: () => ExportSheet
  isEmpty: boolean
  /** The table still shows the result of the previous filters. */
  isStale?: boolean
  isSample?: boolean
}

/** For admins. Asks for confirmation before exporting sample data. */
export function StatsExportButton({
  build,
  isEmpty,
  isStale = false,
  isSample = false,
}: ExportButtonProps) {
  const canExport = can(useRole(), 'stats.export')
  const [isAsking, setIsAsking] = useState(false)
  const stopAsking = useCallback(() => setIsAsking(false), [])
  const { send, isPending } = useSingleMutation({
    mutationFn: async () => {
      const sheet = build()
      await saveWorkbook(workbookFileName(sheet.name, new Date()), [sheet])
    },
    onError: () => notify.error(texts.exportFailed),
  })
  if (!canExport) return null

  return (
    <>
      <Button
        size="sm"
        icon={<FileSpreadsheet aria-hidden="true" />}
        busy={isPending}
        disabled={isEmpty || isStale}
        onClick={() => (isSample ? setIsAsking(true) : send())}
      >
        {isPending ? texts.exporting : texts.export}
      </Button>
      <OnDemand when={isAsking} load={loadDialog} onFail={stopAsking}>
        {(AlertDialog) => (
          <AlertDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={messages.archive.sample}
            description={texts.sampleExport}
            confirmLabel={texts.exportAnyway}
            onConfirm={() => {
              stopAsking()
              send()
            }}
          />
        )}
      </OnDemand>
    </>
  )
}

const loadDialog = () => import('../ui/overlay/AlertDialog.tsx').then((chunk) => chunk.AlertDialog)
