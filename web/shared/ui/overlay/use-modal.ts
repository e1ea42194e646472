import { useLayoutEffect, useRef } from 'react'
import { keepFocus } from '../../keyboard/keep-focus.ts'

/**
 * Additions to Radix for every modal: the focus returns to the element that had it (Radix only
 * returns it to its own trigger), and a press on a toast above the modal doesn't close it.
 */
export function useModal(open: boolean) {
  const opener = useRef<Element | null>(null)

  // Runs before the portal mounts its content, so a field with autoFocus hasn't taken the focus
  // yet. A modal that is opened again while it is closing still has the focus: its opener stays.
  useLayoutEffect(() => {
    if (open) opener.current ??= document.activeElement
  }, [open])

  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const returnTo = opener.current
      opener.current = null
      // What the user chose in the modal may have taken it.
      if (document.activeElement !== document.body) return
      if (returnTo instanceof HTMLElement) returnTo.focus()
      // The opener may be gone, for example if the modal deleted it.
      keepFocus()
    },
    /** A list of suggestions in the modal closes first. */
    onEscapeKeyDown: (event: KeyboardEvent) => {
      const { target } = event
      if (target instanceof Element && target.matches('[data-suggests]')) event.preventDefault()
    },
    onInteractOutside: (event: Event) => {
      const { target } = event
      if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault()
    },
  }
}
