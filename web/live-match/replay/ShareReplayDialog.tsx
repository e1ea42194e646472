import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { paths } from '../../shared/address/paths.ts'
import { NewShareLink } from '../../shared/share/NewShareLink.tsx'
import { ShareLinkList } from '../../shared/share/ShareLinkList.tsx'
import styles from '../../shared/share/ShareLinks.module.css'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'

interface ShareReplayDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  game: number
}

export function ShareReplayDialog({ open, onOpenChange, game }: ShareReplayDialogProps) {
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
