/** For `useSyncExternalStore`: view links have their token in the hash. */
export function followHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
