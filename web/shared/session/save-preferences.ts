import type { Preferences } from '#contract/account/account.ts'
import { messages } from '#contract/base/texts.ts'
import { saveSettings } from '#contract/account/settings.ts'
import { call } from '../api/api.ts'
import { applyPreferences, getPreferences } from './preferences.ts'
import { getSession, updateUser } from './session-store.ts'
import { notify } from '../page/toast.ts'

let lastSave: Promise<void> = Promise.resolve()

/**
 * Applies changes at once, then saves them on the server. Calls run one after another, so the last
 * change wins there too.
 */
export function savePreferences(changes: Preferences): Promise<void> {
  applyPreferences(changes)
  const { token } = getSession()
  if (token === null) return Promise.resolve()
  const send = async () => {
    const { settings } = await call(saveSettings, changes)
    const { user } = getSession()
    if (user !== null && token === getSession().token) updateUser({ ...user, settings })
  }
  lastSave = lastSave.then(send, send)
  return lastSave
}

export function toggleTheme() {
  const theme = getPreferences().theme === 'dark' ? 'light' : 'dark'
  savePreferences({ theme }).catch(() => notify.error(messages.kit.settingsNotSaved))
}
