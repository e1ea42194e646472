import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { slotTeamName } from '#domain/live-match/feed/live-match.ts'
import { inRuns } from '#domain/archive/finding.ts'
import type { Finding } from '#domain/archive/match.ts'
import { TEAM_NAME_LENGTH, normalizeTeamName } from '#domain/team/team.ts'
import type { RawTeam } from '../raw-file.ts'
import { finding } from './finding.ts'

/** A lobby names a team without a name by its slot: the first playing slot is `Team 1`. */
export function nameOfSlot(name: string, slot: number | null): string {
  if (normalizeTeamName(name) !== '') return name
  return slot === null ? 'Unnamed team' : slotTeamName(slot)
}

/** Leaves space for the slot, a blank and brackets. */
const EVENT_LENGTH = TEAM_NAME_LENGTH - 12

const slotOf = ({ rawName }: RawTeam) => /^team ?(\d{1,2})$/i.exec(normalizeTeamName(rawName))?.[1]

/** `Team 7` is a different team in every lobby, so the event is added to its name. */
export function ofEvent(team: RawTeam, event: string): RawTeam {
  if (slotOf(team) === undefined) return team
  const name = `${team.rawName} (${event.slice(0, EVENT_LENGTH)})`
  return { ...team, rawName: normalizeTeamName(name) }
}

/** Reported once per set. */
export function slotFindings(teams: readonly RawTeam[], event: string): Finding[] {
  const slots = new Set(teams.flatMap((team) => slotOf(team) ?? []).map(Number))
  if (slots.size === 0) return []
  const found = texts.found.lobbySlots(inRuns([...slots].toSorted((a, b) => a - b)))
  return [finding('lobby_slots', found, texts.actions.ofEvent(event))]
}
