import { paths } from '../shared/address/paths.ts'
import { getSession } from '../shared/session/session-store.ts'
import { LoginScreen } from './LoginRoute.tsx'
import { findView } from './shell/views.ts'

/** A slow network gets to see what is missing. */
const PATIENCE_MS = 1000

/**
 * Resolves when the first screen's code is there, which the server names in the page. React then draws the screen at
 * once; after a placeholder it would wait for 300 ms.
 */
export function waitForFirstScreen(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  return Promise.race([firstScreen()?.preload() ?? Promise.resolve(), late])
}

function firstScreen() {
  const { token, isGuest } = getSession()
  const { pathname, search } = location
  const isDashboard = pathname === paths.home || pathname === paths.dashboard
  if (pathname === paths.login || (isDashboard && token === null && !isGuest)) return LoginScreen
  return isDashboard ? findView(new URLSearchParams(search).get('view'))?.Screen : null
}
