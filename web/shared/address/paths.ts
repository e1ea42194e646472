/** Every address of the page; nobody writes one by hand. */
export const paths = {
  home: '/',
  login: '/login',
  dashboard: '/dashboard',
  settings: '/settings',
  admin: '/admin',
  adminLootpaths: '/admin/lootpaths',
  credits: '/credits',
  interactiveMap: '/interactive-map/',
} as const

/** Where the login screen leads back to; kept in the router's state, since a URL could be forged. */
export interface LoginState {
  readonly from: string
}

/** The address in full. The router misses changes that only the URL state makes, so it is not asked. */
export function currentAddress(): string {
  return location.pathname + location.search
}

export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  return typeof from === 'string' && /^\/(?!\/|login\b)/.test(from) ? from : null
}
