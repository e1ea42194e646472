import { useEffectEvent, useLayoutEffect } from 'react'
import { hasModal, isTyping } from './single-keys.ts'

/**
 * Ctrl/Cmd+Z undoes, Ctrl/Cmd+Shift+Z or Ctrl/Cmd+Y redoes. Ignored while typing, where the keys
 * edit the text, and while a dialog covers the page.
 */
export function useUndoKeys(onUndo: () => void, onRedo?: () => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    const action = isRedo ? onRedo : key === 'z' ? onUndo : undefined
    if (!action || isTyping(event.target) || hasModal()) return
    event.preventDefault()
    action()
  })

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
