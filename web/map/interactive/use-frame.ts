import { useEffect } from 'react'
import { IS_EMBEDDED } from '../../shared/session/embedded.ts'
import { getPreferences } from '../../shared/session/preferences.ts'
import { ignoresSingleKeys } from '../../shared/keyboard/single-keys.ts'
import { FRAME_MESSAGE } from './frame-message.ts'

/**
 * Inside the dashboard's iframe: reports the URL to the dashboard and forwards keys that aren't
 * used here.
 */
export function useFrame(search: string) {
  useEffect(() => {
    if (!IS_EMBEDDED || window.parent === window) return
    window.parent.postMessage({ type: FRAME_MESSAGE, search }, location.origin)
  }, [search])

  useEffect(() => {
    if (!IS_EMBEDDED || window.parent === window) return undefined
    window.addEventListener('keydown', forwardKey)
    return () => window.removeEventListener('keydown', forwardKey)
  }, [])
}

function forwardKey(event: KeyboardEvent) {
  const hasModifier = event.ctrlKey || event.metaKey
  const isSwitchedOn = hasModifier || getPreferences().singleKeyShortcuts
  if (ignoresSingleKeys(event, { isSwitchedOn })) return
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  const copy = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
    bubbles: true,
    cancelable: true,
  })
  if (!window.parent.document.body.dispatchEvent(copy)) event.preventDefault()
}
