/** Maximum number of selected teams: one lobby. */
export const MAX_SELECTED_TEAMS = 20

/** The teams of a saved selection: a list, or the same list as JSON text. Null if it is neither. */
export function teamsOfSelection(teams: unknown): string[] | null {
  const list = typeof teams === 'string' ? parse(teams) : teams
  if (!Array.isArray(list)) return null
  const names: unknown[] = list
  return names.every((name) => typeof name === 'string') ? names : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
