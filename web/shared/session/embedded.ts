import { paths } from '../address/paths.ts'

/** The dashboard shows the interactive map in a frame, which then has neither bar nor rail of its own. */
export const IS_EMBEDDED =
  globalThis.location?.pathname.startsWith(paths.interactiveMap.replace(/\/$/, '')) &&
  new URLSearchParams(location.search).get('embed') === '1'

/** What the map in the frame calls its wish for the login screen. */
export const LOG_IN_MESSAGE = 'log-in'
