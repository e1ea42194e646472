import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { paths } from '../shared/address/paths.ts'
import { NewShareLink } from '../shared/share/NewShareLink.tsx'
import { ShareLinkList } from '../shared/share/ShareLinkList.tsx'
import styles from '../shared/share/ShareLinks.module.css'
import { Dialog } from '../shared/ui/overlay/Dialog.tsx'

interface ShareGameDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  game: number
}

export function ShareGameDialog({ open, onOpenChange, game }: ShareGameDialogProps) {
  const subject = { kind: 'game_replay', room: null, series: null, game } as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.shareTitle}
      description={texts.shareAbout}
      size="lg"
    >
      <div className={styles.parts}>
        <NewShareLink subject={subject} path={paths.replay} />
        <ShareLinkList subject={subject} />
      </div>
    </Dialog>
  )
}
