import { teamPageMessages as texts } from '#contract/messages/team-page.ts'
import { formatDateTime } from '../shared/page/time.ts'
import { useNow } from '../shared/page/use-now.ts'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import styles from './SheetParts.module.css'

const MINUTE_MS = 60_000

/** On paper only: lines to write on. */
export function SheetNotes() {
  return (
    <div className={styles.printed}>
      <Panel title={texts.notes} dense>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </Panel>
    </div>
  )
}

/** On paper only. */
export function SheetFoot() {
  const now = useNow(MINUTE_MS)
  return (
    <footer className={styles.foot}>
      <span>{texts.sheet}</span>
      <span>{texts.printed(formatDateTime(now))}</span>
    </footer>
  )
}
