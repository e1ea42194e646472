/** The subjects of the product. Each is a folder of the same name in every layer that needs it. */
export const SUBJECTS = [
  'account',
  'archive',
  'catalog',
  'draft',
  'forecast',
  'live-match',
  'map',
  'note',
  'poi-draft',
  'query',
  'regular',
  'review',
  'series',
  'series-plan',
  'share',
  'stats',
  'team',
] as const

/** Folders of a layer that belong to no subject. */
export const BASE = {
  domain: ['base'],
  contract: ['base'],
  server: ['backup', 'db', 'http', 'process', 'realtime', 'system', 'testing'],
  web: ['app', 'public', 'shared', 'testing'],
  'e2e/specs': ['shell', 'tasks'],
} as const

export type CodeLayer = keyof typeof BASE

/** What every subject of the server can import; anything else meets in `app.ts`. */
export const SERVER_COMMON = ['account', 'archive', 'catalog', ...BASE.server] as const
