import type { Ref } from 'react'
import { messages } from '#contract/base/texts.ts'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import styles from './LoginFault.module.css'

export interface Fault {
  readonly message: string
  readonly reason?: string
  /** For support; not useful to most users. */
  readonly details?: { readonly status: number; readonly code: string }
}

/** Gets the focus when it appears, so it's read out and the fields are one Tab away. */
export function LoginFault({ ref, fault }: { ref: Ref<HTMLDivElement>; fault: Fault }) {
  return (
    <Notice tone="danger" ref={ref} tabIndex={-1}>
      <p>{fault.message}</p>
      {fault.reason ? <p>{fault.reason}</p> : null}
      {fault.details ? (
        <details>
          <summary className={styles.summary}>{messages.login.showDetails}</summary>
          <dl className={styles.details}>
            <dt>{messages.login.detailStatus}</dt>
            <dd>{fault.details.status}</dd>
            <dt>{messages.login.detailCode}</dt>
            <dd>{fault.details.code}</dd>
          </dl>
        </details>
      ) : null}
    </Notice>
  )
}
