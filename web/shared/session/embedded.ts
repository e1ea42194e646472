import { paths } from '../address/paths.ts'

/**
 * Whether this page is the interactive map inside the dashboard's iframe. It then hides its own bar
 * and rail.
 */
export const IS_EMBEDDED =
  globalThis.location?.pathname.startsWith(paths.interactiveMap.replace(/\/$/, '')) &&
  new URLSearchParams(location.search).get('embed') === '1'

/** Message type that the embedded map posts to its parent to open the login screen. */
export const LOG_IN_MESSAGE = 'log-in'
