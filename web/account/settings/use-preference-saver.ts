import { useRef, useState } from 'react'
import type { Preferences } from '#contract/account/account.ts'
import { getPreferences } from '../../shared/session/preferences.ts'
import { savePreferences } from '../../shared/session/save-preferences.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/**
 * The newest change decides which state is shown. After a failure all preferences are sent, so the
 * failed change isn't lost.
 */
export function usePreferenceSaver() {
  const [state, setState] = useState<SaveState>('idle')
  const newest = useRef(0)

  const send = async (changes: Preferences) => {
    newest.current += 1
    const mine = newest.current
    const show = (next: SaveState) => {
      if (mine === newest.current) setState(next)
    }
    setState('saving')
    await savePreferences(changes).then(
      () => show('saved'),
      () => show('failed'),
    )
  }

  return {
    state,
    save: (changes: Preferences) =>
      void send(state === 'failed' ? { ...getPreferences(), ...changes } : changes),
    retry: () => void send(getPreferences()),
  }
}
