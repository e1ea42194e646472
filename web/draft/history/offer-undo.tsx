import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { undoAction } from '../../shared/draft/draft-actions.ts'
import { whenDropped } from '../../shared/draft/draft-session.ts'
import { getDraftPage } from '../../shared/draft/draft-store.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './offer-undo.module.css'

const OFFER_MS = 4000

interface Offer {
  /** Called if the server refuses it. */
  onDropped?: () => void
  ms?: number
}

/** Offers to undo what the user just did. If the server refuses it, the offer goes away. */
export function offerUndo(sentence: string, { onDropped, ms = OFFER_MS }: Offer = {}) {
  const operationId = getDraftPage().ownActions.at(-1)?.at(-1)?.operationId
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
    ms,
  )
  whenDropped(operationId, () => {
    notify.dismiss(toast)
    onDropped?.()
  })
}
