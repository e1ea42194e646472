import { useEffect, useEffectEvent } from 'react'
import { hasModal, isTyping } from './single-keys.ts'

/**
 * Ctrl or Cmd with Z takes back, with Shift as well (or with Y) does again; in a field they belong to the text, and
 * nothing is undone behind a dialog.
 */
export function useUndoKeys(onUndo: () => void, onRedo?: () => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    const deed = isRedo ? onRedo : key === 'z' ? onUndo : undefined
    if (!deed || isTyping(event.target) || hasModal()) return
    event.preventDefault()
    deed()
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
