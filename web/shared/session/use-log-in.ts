import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { IS_EMBEDDED, LOG_IN_MESSAGE } from './embedded.ts'
import { currentAddress, paths, type LoginState } from '../address/paths.ts'

/** Leads to the login screen, and from there back to where the reader is now. */
export function useLogIn() {
  const navigate = useNavigate()

  return (event?: MouseEvent) => {
    // A new tab or window is the browser's to open.
    if (event?.metaKey || event?.ctrlKey || event?.shiftKey) return
    event?.preventDefault()
    if (IS_EMBEDDED && window.parent !== window) {
      window.parent.postMessage({ type: LOG_IN_MESSAGE }, location.origin)
      return
    }
    const state: LoginState = { from: currentAddress() }
    void navigate(paths.login, { state })
  }
}
