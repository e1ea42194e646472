import { shareLinkMessages as texts } from '#contract/share/share-link.texts.ts'
import { paths } from '../../shared/address/paths.ts'
import { NewShareLink } from '../../shared/share/NewShareLink.tsx'
import { ShareLinkList } from '../../shared/share/ShareLinkList.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import styles from '../../shared/share/ShareLinks.module.css'

interface ShareDialogProps {
  room: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShareDialog({ room, open, onOpenChange }: ShareDialogProps) {
  const subject = { kind: 'draft_stage', room, series: null, game: null } as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.about}
      size="lg"
    >
      <div className={styles.parts}>
        <NewShareLink subject={subject} path={paths.stage} />
        <ShareLinkList subject={subject} />
        <LinkButton to={`${paths.rooms}?room=${room}`}>{texts.otherLinks}</LinkButton>
      </div>
    </Dialog>
  )
}
