import { messages } from '#contract/messages.ts'
import { statsMessages as texts } from '#contract/messages/stats.ts'
import { Button } from '../shared/ui/Button.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import styles from './StatsState.module.css'

interface SampleNoticeProps {
  fault: string
  busy: boolean
  onRetry: () => void
}

/** What could not be fetched, and that what follows is made up. */
export function SampleNotice({ fault, busy, onRetry }: SampleNoticeProps) {
  return (
    <Notice
      tone="danger"
      className={styles.fault}
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {messages.kit.retry}
        </Button>
      }
    >
      <p>{fault}</p>
      <p className={styles.sample}>{texts.sampleText}</p>
    </Notice>
  )
}
