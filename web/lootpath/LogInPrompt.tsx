import { LogIn } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { lootpathMessages as texts } from '#contract/messages/lootpath.ts'
import { currentAddress, paths } from '../shared/paths.ts'
import { Button } from '../shared/ui/Button.tsx'
import { Dialog } from '../shared/ui/Dialog.tsx'
import { LinkButton } from '../shared/ui/LinkButton.tsx'

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
          <LinkButton
            variant="primary"
            to={paths.login}
            state={{ from: currentAddress() }}
            icon={<LogIn aria-hidden="true" />}
          >
            {texts.toLogin}
          </LinkButton>
        </>
      }
    />
  )
}
