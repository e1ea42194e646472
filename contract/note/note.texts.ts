import type { NoteSubject } from '#domain/note/note-subject.ts'
import { counted } from '../base/texts.ts'

/** Notes about teams, maps, POIs, series and draft rooms. */
export const noteMessages = {
  title: 'Notes',
  loading: 'Loading notes...',
  failed: "Couldn't load the notes.",
  empty: {
    team: 'No notes about this team yet.',
    map: 'No notes about this map yet.',
    poi: 'No notes about this POI yet.',
    series: 'No notes about this series yet.',
    room: 'No notes about this draft yet.',
  } satisfies Record<NoteSubject, string>,
  placeholder: {
    team: 'What should everyone know about this team?',
    map: 'What should everyone know about this map?',
    poi: 'What should everyone know about this POI?',
    series: 'What should everyone know about this series?',
    room: 'What should everyone in this draft know?',
  } satisfies Record<NoteSubject, string>,
  noSubject: {
    team: 'Team not found',
    map: 'Map not found',
    poi: 'POI not found',
    series: 'Series not found',
    room: 'Draft room not found',
  } satisfies Record<NoteSubject, string>,
  kinds: {
    team: 'Team',
    map: 'Map',
    poi: 'POI',
    series: 'Series',
    room: 'Draft room',
  } satisfies Record<NoteSubject, string>,
  removedSeries: 'A series that was removed',
  /** Headings of notes about what is on screen. */
  thisDraft: 'This draft',
  thisSeries: 'This series',
  add: 'Add note',
  edit: 'Edit note',
  save: 'Save note',
  saved: 'Note saved',
  removed: 'Note deleted',
  saveFailed: (message: string) => `Couldn't save the note. ${message}`,
  noteOn: (label: string) => `Notes about ${label}`,
  changed: (by: string | null, when: string) => (by === null ? when : `${by}, ${when}`),
  mentionHint: 'Type @ to mention a legend or a person.',
  mentionList: 'Mention',
  mentions: (count: number) => `${counted(count, 'suggestion', 'suggestions')}, Enter to choose`,
  versions: 'Earlier versions',
  noVersions: 'This note has no earlier versions.',
  restore: 'Use this text',
} as const

/** The page with all notes. */
export const notesPageMessages = {
  title: 'Notes',
  context: 'Everything written about teams, maps, POIs, series, drafts and compositions.',
  allNotes: 'All notes',
  search: 'Search notes',
  ofMe: 'Mentions me',
  all: 'Everything',
  about: 'About',
  subjects: 'Teams, maps, POIs, series and drafts',
  comps: 'Compositions',
  noComps: 'No notes about compositions yet.',
  found: (shown: number, total: number) =>
    shown === total ? String(total) : `${shown} of ${total}`,
  none: 'No notes yet. Write one on a team page, series, map or draft.',
  noMatches: 'No notes match.',
} as const
