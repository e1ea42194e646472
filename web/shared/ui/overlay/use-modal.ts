import { useLayoutEffect, useRef } from 'react'
import { keepFocus } from '../../keyboard/keep-focus.ts'

/**
 * What every modal adds to Radix: the focus goes back to whatever had it (Radix returns it only to a
 * trigger of its own), and a press on a toast, which lies over the modal, does not close it.
 */
export function useModal(open: boolean) {
  const opener = useRef<Element | null>(null)

  // Runs before the portal mounts its content, so a field with autoFocus has not taken the focus yet.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
      // The opener may have gone with what the modal was about.
      keepFocus()
    },
    onInteractOutside: (event: Event) => {
      const { target } = event
      if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault()
    },
  }
}
