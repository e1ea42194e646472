import { shareLinkMessages as texts } from '#contract/messages/share-link.ts'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { NewShareLink } from './NewShareLink.tsx'
import styles from './ShareDialog.module.css'
import { ShareLinkList } from './ShareLinkList.tsx'

interface ShareDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShareDialog({ open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.about}
      size="lg"
    >
      <div className={styles.parts}>
        <NewShareLink />
        <ShareLinkList />
      </div>
    </Dialog>
  )
}
