import { selectionMessages as texts } from '#contract/regular/selection.texts.ts'
import { MAX_SELECTED_TEAMS, teamsOfSelection } from '#domain/regular/selection.ts'
import { teamKey } from '#domain/team/team.ts'
import { normalizeTeams } from '../../shared/lineup/lineup.ts'

interface LoadedSelection {
  /** Null if nothing can be loaded. */
  readonly teams: readonly string[] | null
  readonly toasts: readonly { readonly kind: 'success' | 'error' | 'info'; readonly text: string }[]
}

/** The teams of a saved selection that the archive knows, and the toasts to show. */
export function loadSelection(saved: unknown, known: readonly string[]): LoadedSelection {
  const names = teamsOfSelection(saved)
  if (!names) return refused('error', texts.invalidTeams)
  if (names.length === 0) return refused('error', texts.noTeamsInSelection)
  const byKey = new Map(known.map((name) => [teamKey(name), name]))
  const found = names.flatMap((name) => byKey.get(teamKey(name)) ?? [])
  if (found.length === 0) return refused('info', texts.noValidTeams)
  const teams = normalizeTeams(found)
  const missing = names.filter((name) => !byKey.has(teamKey(name)))
  return {
    teams,
    toasts: [
      { kind: 'success', text: texts.loaded(teams.length) },
      ...(missing.length > 0 ? [{ kind: 'info' as const, text: texts.dropped(missing) }] : []),
      ...(new Set(found).size > MAX_SELECTED_TEAMS
        ? [{ kind: 'info' as const, text: texts.cut(new Set(found).size) }]
        : []),
    ],
  }
}

const refused = (kind: 'error' | 'info', text: string): LoadedSelection => ({
  teams: null,
  toasts: [{ kind, text }],
})
