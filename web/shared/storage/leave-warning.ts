/**
 * Makes the browser ask before the page is closed or reloaded. Returns a function that stops this.
 */
export function warnBeforeLeaving(isNeeded = () => true) {
  const warn = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
