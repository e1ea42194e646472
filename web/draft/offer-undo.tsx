import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { undoLast } from '../shared/draft-actions.ts'
import { getDraftPage } from '../shared/draft-store.ts'
import { notify } from '../shared/toast.ts'
import { Button } from '../shared/ui/Button.tsx'
import styles from './offer-undo.module.css'

const OFFER_MS = 4000

/** After a reset: somebody will press it on stage. */
export function offerUndo() {
  const reset = lastDeed()
  const toast = notify.info(
    <span className={styles.offer}>
      {texts.wasReset}
      <Button
        size="sm"
        onClick={() => {
          notify.dismiss(toast)
          // Whatever was done since is not what this offers to undo.
          if (lastDeed() === reset) undoLast()
        }}
      >
        {texts.undo}
      </Button>
    </span>,
    OFFER_MS,
  )
}

const lastDeed = () => getDraftPage().deeds.at(-1)?.at(-1)
