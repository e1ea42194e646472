import { removeDemo } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { call } from '../../shared/api/api.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

export function RemoveDemoDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title={texts.removeDemo}
      question={texts.removeDemoQuestion}
      confirmLabel={texts.removeDemo}
      failed={texts.removeDemoFailed}
      send={() => call(removeDemo, {})}
      onClose={onClose}
    />
  )
}
