import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './QuickTags.module.css'

const SHOWN_MS = 5000

/** Says what was tagged, with a way back. */
export function offerRemoval(text: string, onUndo: () => void) {
  const toast = notify.info(
    <span className={styles.offer}>
      {text}. {texts.taggedHint}
      <Button
        size="sm"
        onClick={() => {
          notify.dismiss(toast)
          onUndo()
        }}
      >
        {texts.undo}
      </Button>
    </span>,
    SHOWN_MS,
  )
  return () => notify.dismiss(toast)
}
