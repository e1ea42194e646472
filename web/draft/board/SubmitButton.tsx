import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { submitPicks } from './submit-picks.ts'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  picked: readonly string[]
  describedBy: string
}

export function SubmitButton({ picked, describedBy }: SubmitButtonProps) {
  return (
    <Button
      variant="primary"
      className={styles.submit}
      // Not `disabled`, which would lose the focus after saving a game with the keyboard.
      aria-disabled={picked.length === 0}
      aria-describedby={describedBy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={submitPicks}
    >
      {texts.submit}
    </Button>
  )
}
