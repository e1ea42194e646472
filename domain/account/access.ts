export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What a person may do, asked by server and page alike; nobody compares role names. */
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
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof CAPABILITIES

/** A guest is nobody's role, so a guest can do only what is public. */
export function can(role: Role | null, capability: Capability): boolean {
  const allowed: readonly Role[] = CAPABILITIES[capability]
  return role !== null && allowed.includes(role)
}
