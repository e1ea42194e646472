import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { formatDateTime } from '../shared/page/time.ts'
import { useNow } from '../shared/page/use-now.ts'
import styles from './SheetParts.module.css'

const MINUTE_MS = 60_000

/** On paper only: lines to write on. */
export function SheetLines() {
  return (
    <div className={styles.printed}>
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
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
