import { Copy } from 'lucide-react'
import { accountLinkMessages as texts } from '#contract/share/account-link.texts.ts'
import { copyAddress } from '../../shared/page/copy-address.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'

/** The only place that ever shows the address. */
export const MadeLink = ({ address, onClose }: { address: string; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={texts.address}
    description={texts.once}
    footer={
      <>
        <Button onClick={onClose}>{texts.done}</Button>
        <Button
          variant="primary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyAddress(address)}
        >
          {texts.copy}
        </Button>
      </>
    }
  >
    <TextField
      label={texts.address}
      readOnly
      value={address}
      onFocus={({ target }) => target.select()}
    />
  </Dialog>
)
