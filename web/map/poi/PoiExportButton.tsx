import { FileSpreadsheet } from 'lucide-react'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { notify } from '../../shared/page/toast.ts'
import { ActionButton } from '../../shared/ui/action/ActionButton.tsx'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'

export function PoiExportButton() {
  const { send, isPending } = useSingleMutation({
    mutationFn: async () => {
      const { exportPois } = await import('./export-poi.ts')
      await exportPois(new Date())
    },
    onError: () => void notify.error(texts.exportFailed),
  })

  return (
    <ActionButton
      label={isPending ? texts.exporting : texts.export}
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={isPending}
      onClick={() => send()}
    />
  )
}
