/** All URLs of the app. Use these instead of writing paths by hand. */
export const paths = {
  home: '/',
  login: '/login',
  join: '/join',
  dashboard: '/dashboard',
  settings: '/settings',
  admin: '/admin',
  adminLootpaths: '/admin/lootpaths',
  plan: '/plan',
  notes: '/notes',
  draftReplay: '/draft-replay',
  poiDraft: '/poi-draft',
  guide: '/guide',
  credits: '/credits',
  interactiveMap: '/interactive-map/',
  rooms: '/rooms',
  stage: '/stage',
  roomObs: '/room-obs',
  obs: '/obs',
  live: '/live',
  replay: '/replay',
  debrief: '/debrief',
} as const

/**
 * Where to return after login. It's in the router's state because a URL parameter could be forged.
 */
export interface LoginState {
  readonly from: string
}

/** The full current URL, with the token of an edit link. */
export function currentAddress(): string {
  return location.pathname + location.search + location.hash
}

export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  return typeof from === 'string' && /^\/(?!\/|login\b)/.test(from) ? from : null
}
