import { toast } from 'react-hot-toast/headless'

/** Milliseconds; errors stay 4000, successes 2000 and loading ones until they are dismissed. */
const INFO_MS = 3000

export const notify = {
  success: (text: string) => toast.success(text),
  error: (text: string) => toast.error(text),
  info: (text: string) => toast(text, { duration: INFO_MS }),
  loading: (text: string) => toast.loading(text),
  dismiss: (id: string) => toast.dismiss(id),
}
