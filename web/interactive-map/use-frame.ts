import { useEffect } from 'react'
import { IS_EMBEDDED } from '../shared/session/embedded.ts'
import { getPreferences } from '../shared/session/preferences.ts'
import { ignoresSingleKeys } from '../shared/keyboard/single-keys.ts'
import { FRAME_MESSAGE } from './frame-message.ts'

/** In the dashboard's frame: tells it what the address has become, and hands on keys that mean nothing here. */
export function useFrame(search: string) {
  useEffect(() => {
    if (!IS_EMBEDDED || window.parent === window) return
    window.parent.postMessage({ type: FRAME_MESSAGE, search }, location.origin)
  }, [search])

  useEffect(() => {
    if (!IS_EMBEDDED || window.parent === window) return undefined
    window.addEventListener('keydown', handOn)
    return () => window.removeEventListener('keydown', handOn)
  }, [])
}

function handOn(event: KeyboardEvent) {
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
