import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { messages } from '#contract/base/texts.ts'
import { notify } from '../shared/page/toast.ts'
import { followPreferencesOfOtherTabs } from '../shared/session/preferences.ts'
import { refreshSession } from '../shared/session/session.ts'
import { followOtherTabs, onSessionExpired } from '../shared/session/session-store.ts'
import { App } from './App.tsx'
import { waitForFirstScreen } from './first-screen.ts'
import { forgetDataOfOthers } from './query-client.ts'

/** Shows the page in the element. The returned function removes it, so a test can open the next one. */
export async function startPage(element: Element): Promise<() => void> {
  window.addEventListener('storage', followOtherTabs)
  window.addEventListener('storage', followPreferencesOfOtherTabs)
  onSessionExpired(() => notify.error(messages.login.sessionExpired))
  forgetDataOfOthers()
  void refreshSession()
  const watching = watchSession()
  await waitForFirstScreen()
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  return () => {
    root.unmount()
    void watching.then((stop) => stop())
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener('storage', followPreferencesOfOtherTabs)
  }
}

/** Without its code, the next request says that the session ended. */
const watchSession = () =>
  import('../shared/realtime/session-watch.ts').then(
    (chunk) => chunk.watchSession(),
    () => () => {},
  )
