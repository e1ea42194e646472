import { useEffect } from 'react'

const TYPING = 'input, textarea, [contenteditable]'

/** Ctrl+Z, or Cmd+Z; in a field it belongs to the text, and nothing is undone behind a dialog. */
export function useUndoKey(undo: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || event.key.toLowerCase() !== 'z') return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector('[data-modal]')) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo])
}
