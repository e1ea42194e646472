import type { ReactElement } from 'react'
import { toast } from 'react-hot-toast/headless'

/** In milliseconds. Errors stay 4000, successes 2000, loading toasts until dismissed. */
const INFO_MS = 3000

export const notify = {
  success: (text: string) => toast.success(text),
  /** The text is the ID: a repeated error extends the toast instead of adding another. */
  error: (text: string) => toast.error(text, { id: text }),
  info: (content: string | ReactElement, duration = INFO_MS) => toast(content, { duration }),
  loading: (text: string) => toast.loading(text),
  dismiss: (id: string) => toast.dismiss(id),
}
