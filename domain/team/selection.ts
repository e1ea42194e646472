/** At most as many teams can be looked at at once: a lobby. */
export const MOST_SELECTED_TEAMS = 20

/** A saved selection's teams come as a list or as the same list in JSON; null where they are neither. */
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
