import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { isKnown, needsDay, type QueuedFile } from './queue-state.ts'

export interface RowFacts {
  readonly format: string
  readonly games: number
  /** How many of the games another file already has. */
  readonly knownGames: number
  readonly landings: number
  readonly teams: number
  readonly newTeams: number
  readonly findings: number
}

/** The numbers of a compact row; null until the file is read. */
export function rowFacts(file: QueuedFile): RowFacts | null {
  const { preview } = file
  if (!preview) return null
  return {
    format: texts.formatNames[preview.format],
    games: preview.games,
    knownGames: preview.isKnown ? 0 : preview.knownGames,
    landings: preview.landings,
    teams: preview.teams,
    newTeams: preview.newTeams.length,
    findings: preview.findings.length,
  }
}

export interface NoteOfRow {
  readonly text: string
  readonly isFault: boolean
}

/** What a user has to know about a file without opening its row. */
export function rowNote(file: QueuedFile): NoteOfRow | null {
  const { state, preview } = file
  if (state.kind === 'refused' || state.kind === 'failed')
    return { text: state.message, isFault: true }
  if (needsDay(file) && file.day === '') return { text: texts.dayMissing, isFault: false }
  const hasSlots = preview?.findings.some(({ kind }) => kind === 'lobby_slots')
  return hasSlots && !isKnown(file) ? { text: texts.kinds.lobby_slots, isFault: false } : null
}
