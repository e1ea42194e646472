/**
 * Call this after a focused control was removed. Moves the lost focus to the topmost open modal, or
 * to the page content.
 */
export function keepFocus() {
  if (document.activeElement !== document.body) return
  const modals = document.querySelectorAll<HTMLElement>(
    '[data-modal][data-state=open] [role=dialog]',
  )
  const fallback = [...modals].at(-1) ?? document.querySelector('main')
  fallback?.focus({ preventScroll: true })
}
