import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { messages } from '#contract/base/texts.ts'
import { classNames } from '../layout/class-names.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Toaster.module.css'

/** Length of the exit animation; the toast is removed afterwards. */
const LEAVE_MS = 150

export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: LEAVE_MS })

  return (
    // An open dialog hides the rest of the page from screen readers, except elements with aria-
    // live.
    <section
      className={styles.toaster}
      aria-label={messages.kit.notifications}
      aria-live="off"
      data-toaster
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  )
}

function ToastCard({ item }: { item: Toast }) {
  const isError = item.type === 'error'

  return (
    <div
      className={classNames(styles.toast, styles[item.type], !item.visible && styles.leaving)}
      role={isError ? 'alert' : 'status'}
      aria-live={isError ? 'assertive' : 'polite'}
    >
      <span className={styles.icon} aria-hidden="true">
        <ToastIcon type={item.type} />
      </span>
      <p className={styles.text}>{resolveValue(item.message, item)}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={messages.kit.dismiss}
        onClick={() => toast.dismiss(item.id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  switch (type) {
    case 'success':
      return <CircleCheck />
    case 'error':
      return <CircleAlert />
    case 'loading':
      return <Spinner />
    default:
      return <Info />
  }
}
