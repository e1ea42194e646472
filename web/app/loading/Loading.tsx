import { messages } from '#contract/base/texts.ts'
import styles from './Loading.module.css'

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {messages.app.loading}
    </p>
  )
}
