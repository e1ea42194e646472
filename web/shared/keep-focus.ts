/** A control that went away with what it acted on leaves the focus nowhere; the page's content is its next home. */
export function keepFocus() {
  if (document.activeElement !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
