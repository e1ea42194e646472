import type { ReactElement } from 'react'
import { toast } from 'react-hot-toast/headless'

/** Milliseconds; errors stay 4000, successes 2000 and loading ones until they are dismissed. */
const INFO_MS = 3000

export const notify = {
  success: (text: string) => toast.success(text),
  /** The same words again are the same toast, which stays longer. */
  error: (text: string) => toast.error(text, { id: text }),
  info: (content: string | ReactElement, duration = INFO_MS) => toast(content, { duration }),
  loading: (text: string) => toast.loading(text),
  dismiss: (id: string) => toast.dismiss(id),
}
