/** Before the page is left or loaded again, the browser asks; what comes back ends that. */
export function warnBeforeLeaving(isNeeded = () => true) {
  const warn = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
