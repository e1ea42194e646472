import { messages } from '#contract/base/texts.ts'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { LogInLink } from '../../../shared/ui/action/LogInLink.tsx'

export function LogInPrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.logIn}
      description={texts.logInText}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <LogInLink variant="primary" />
        </>
      }
    />
  )
}
