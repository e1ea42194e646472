/**
 * A control that went away with what it acted on leaves the focus nowhere; its next home is the modal that is
 * still open, or the page's content.
 */
export function keepFocus() {
  if (document.activeElement !== document.body) return
  const modals = document.querySelectorAll<HTMLElement>(
    '[data-modal][data-state=open] [role=dialog]',
  )
  const home = [...modals].at(-1) ?? document.querySelector('main')
  home?.focus({ preventScroll: true })
}
