import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { MAX_PICKS } from '#domain/draft.ts'
import { submitGame } from '../shared/draft-actions.ts'
import type { DraftPage } from '../shared/draft-store.ts'
import { Button } from '../shared/ui/Button.tsx'
import { announce } from './announce.ts'
import { nextGame } from './draft-words.ts'
import { jumpTo } from './jump.ts'
import { needText } from './need-text.ts'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  page: DraftPage
  describedBy: string
}

/** With one or two picks it says what is missing and leads there. */
export function SubmitButton({ page: { shown }, describedBy }: SubmitButtonProps) {
  const { length } = shown.picked_legends
  const press = () => {
    if (length === MAX_PICKS) return submitGame(Date.now())
    announce(needText(length, nextGame(shown)))
    return jumpTo('pick')
  }

  return (
    <Button
      variant="primary"
      className={styles.submit}
      disabled={length === 0}
      aria-describedby={describedBy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={press}
    >
      {texts.submit}
    </Button>
  )
}
