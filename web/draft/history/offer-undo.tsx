import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { undoAction } from '../../shared/draft/draft-actions.ts'
import { getDraftPage } from '../../shared/draft/draft-store.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './offer-undo.module.css'

const OFFER_MS = 4000

/** After what takes saved games away: somebody will press it on stage. */
export function offerUndo(sentence: string) {
  const operationId = getDraftPage().deeds.at(-1)?.at(-1)?.operationId
  if (operationId === undefined) return
  const toast = notify.info(
    <span className={styles.offer}>
      {sentence}
      <Button
        size="sm"
        onClick={() => {
          notify.dismiss(toast)
          undoAction(operationId)
        }}
      >
        {texts.undo}
      </Button>
    </span>,
    OFFER_MS,
  )
}
