import type { MouseEvent } from 'react'
import { IS_EMBEDDED, LOG_IN_MESSAGE } from './embedded.ts'
import { useNavigate } from '../address/navigation.ts'
import { currentAddress, paths, type LoginState } from '../address/paths.ts'

/** Opens the login screen and returns to the current page afterwards. */
export function useLogIn() {
  const navigate = useNavigate()

  return (event?: MouseEvent) => {
    // Let the browser open the link in a new tab or window.
    if (event?.metaKey || event?.ctrlKey || event?.shiftKey) return
    event?.preventDefault()
    if (IS_EMBEDDED && window.parent !== window) {
      window.parent.postMessage({ type: LOG_IN_MESSAGE }, location.origin)
      return
    }
    const state: LoginState = { from: currentAddress() }
    navigate(paths.login, { state })
  }
}
