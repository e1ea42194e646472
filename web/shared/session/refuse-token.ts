import { liveMessages as texts } from '#contract/base/realtime.texts.ts'
import { notify } from '../page/toast.ts'
import { endSession, getSession } from './session-store.ts'

/** The server refused the token of a connection. See docs/specification-notes.md, Refused live connection. */
export function refuseToken(token: string) {
  if (getSession().token !== token) return
  notify.error(texts.authenticationFailed)
  endSession('failed-login')
}
