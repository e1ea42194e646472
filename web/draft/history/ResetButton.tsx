import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { resetDraft } from '../../shared/draft/draft-actions.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { offerUndo } from './offer-undo.tsx'
import styles from './ResetButton.module.css'

/** See docs/specification-notes.md, Reset confirmation. */
const WINDOW_MS = 3000
const DOUBLE_CLICK_MS = 300

interface ResetButtonProps {
  isArmed: boolean
  onArmedChange: (isArmed: boolean) => void
}

export function ResetButton({ isArmed, onArmedChange }: ResetButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const armedAt = useRef(0)

  useEffect(() => {
    if (!isArmed) return undefined
    // On phones the menu it was chosen from is closed, so the focus would be lost.
    button.current?.focus()
    const timer = setTimeout(() => onArmedChange(false), WINDOW_MS)
    return () => clearTimeout(timer)
  }, [isArmed, onArmedChange])

  const press = ({ detail, timeStamp }: MouseEvent) => {
    // A double click counts as one click; it must not reset.
    if (detail > 1 && timeStamp - armedAt.current < DOUBLE_CLICK_MS) return
    armedAt.current = timeStamp
    if (isArmed) {
      resetDraft()
      offerUndo(texts.wasReset)
    }
    onArmedChange(!isArmed)
  }

  return (
    <span className={styles.place}>
      <Button
        ref={button}
        variant={isArmed ? 'danger' : 'secondary'}
        className={styles.reset}
        icon={isArmed ? <Countdown /> : <RotateCcw aria-hidden="true" />}
        onClick={press}
      >
        <span aria-live="polite">{isArmed ? texts.resetAgain : texts.reset}</span>
      </Button>
    </span>
  )
}

/** Shows how much of the 3 seconds is left. */
function Countdown() {
  return (
    <svg className={styles.countdown} viewBox="0 0 16 16" aria-hidden="true">
      <circle className={styles.ring} cx="8" cy="8" r="6" pathLength="1" />
    </svg>
  )
}
