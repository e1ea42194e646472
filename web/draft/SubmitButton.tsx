import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import type { DraftPage } from '../shared/draft-store.ts'
import { Button } from '../shared/ui/Button.tsx'
import { submitPicks } from './submit-picks.ts'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  page: DraftPage
  describedBy: string
}

export function SubmitButton({ page: { shown }, describedBy }: SubmitButtonProps) {
  return (
    <Button
      variant="primary"
      className={styles.submit}
      // Not `disabled`: whoever has just saved a game by keyboard keeps their place.
      aria-disabled={shown.picked_legends.length === 0}
      aria-describedby={describedBy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={submitPicks}
    >
      {texts.submit}
    </Button>
  )
}
