import { useEffect } from 'react'

/** Ctrl or Cmd with Z takes back, with Shift as well (or with Y) does again; a text field keeps its own. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, [data-modal]')) return
      const key = event.key.toLowerCase()
      if (key === 'y' || (key === 'z' && event.shiftKey)) onRedo()
      else if (key === 'z') onUndo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onUndo, onRedo])
}
