import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { IS_EMBEDDED } from './embedded.ts'
import { currentAddress, paths, type LoginState } from './paths.ts'

/** Leads to the login screen, and from there back to where the reader is now. */
export function useLogIn() {
  const navigate = useNavigate()

  return (event?: MouseEvent) => {
    // A new tab or window is the browser's to open, and so is the page around a frame.
    if (event?.metaKey || event?.ctrlKey || event?.shiftKey || IS_EMBEDDED) return
    event?.preventDefault()
    const state: LoginState = { from: currentAddress() }
    void navigate(paths.login, { state })
  }
}
