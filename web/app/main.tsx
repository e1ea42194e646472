import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { messages } from '#contract/messages.ts'
import { followPreferencesOfOtherTabs } from '../shared/session/preferences.ts'
import { refreshSession } from '../shared/session/session.ts'
import { followOtherTabs, onSessionExpired } from '../shared/session/session-store.ts'
import { notify } from '../shared/page/toast.ts'
import { App } from './App.tsx'
import { waitForFirstScreen } from './first-screen.ts'
import { forgetDataOfOthers } from './query-client.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')

window.addEventListener('storage', followOtherTabs)
window.addEventListener('storage', followPreferencesOfOtherTabs)
onSessionExpired(() => notify.error(messages.login.sessionExpired))
forgetDataOfOthers()
void refreshSession()
void waitForFirstScreen().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
