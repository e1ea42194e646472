import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { currentAddress, paths, type LoginState } from '../shared/paths.ts'

/** Leads to the login screen, and from there back to where the reader is now. */
export function useLogIn() {
  const navigate = useNavigate()

  return (event?: MouseEvent) => {
    // A new tab or window is the browser's to open.
    if (event?.metaKey || event?.ctrlKey || event?.shiftKey) return
    event?.preventDefault()
    const state: LoginState = { from: currentAddress() }
    void navigate(paths.login, { state })
  }
}
