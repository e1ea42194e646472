export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Permissions, used by server and web. Check these and never compare role names. */
const CAPABILITIES = {
  'account.use': ['user', 'admin'],
  'draft.use': ['user', 'admin'],
  'users.manage': ['admin'],
  'poi.manage': ['admin'],
  'legends.manage': ['admin'],
  'pins.manage': ['admin'],
  'stats.export': ['admin'],
  'imports.manage': ['admin'],
  'teams.manage': ['admin'],
  'results.correct': ['admin'],
  'recommendations.manage': ['admin'],
  'notes.manage': ['admin'],
  'lootpaths.manage': ['admin'],
  'selections.manage': ['admin'],
  'settings.manage': ['admin'],
  'forecast.manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof CAPABILITIES

/** A guest has no role, so only public routes are allowed. */
export function can(role: Role | null, capability: Capability): boolean {
  const allowed: readonly Role[] = CAPABILITIES[capability]
  return role !== null && allowed.includes(role)
}
