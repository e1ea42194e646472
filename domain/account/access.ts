export const ROLES = ['user', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Permissions, used by server and web. Check these and never compare role names. */
const CAPABILITIES = {
  'account.use': ['user', 'editor', 'admin'],
  'draft.use': ['user', 'editor', 'admin'],
  'rooms.manage': ['editor', 'admin'],
  'links.manage': ['editor', 'admin'],
  'admin.open': ['editor', 'admin'],
  'users.manage': ['admin'],
  'poi.manage': ['editor', 'admin'],
  'legends.manage': ['admin'],
  'maps.manage': ['admin'],
  'pins.manage': ['editor', 'admin'],
  'stats.export': ['admin'],
  'imports.manage': ['editor', 'admin'],
  'teams.manage': ['editor', 'admin'],
  'results.correct': ['editor', 'admin'],
  'recommendations.manage': ['editor', 'admin'],
  'notes.manage': ['editor', 'admin'],
  'lootpaths.manage': ['editor', 'admin'],
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
