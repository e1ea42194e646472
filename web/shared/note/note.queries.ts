import { queryOptions } from '@tanstack/react-query'
import { getNote, listNoteVersions } from '#contract/note/note.ts'
import { teamKey } from '#domain/team/team.ts'
import type { NoteSubject } from '#domain/note/note-subject.ts'
import { call } from '../api/api.ts'

/** What a note is about, and its name. */
export interface NotedSubject {
  readonly about: NoteSubject
  readonly key: string
  readonly label: string
}

/** The same for every spelling of a team. */
export const subjectKey = ({ about, key }: NotedSubject) =>
  `${about} ${about === 'team' ? teamKey(key) : key}`

export const noteQuery = (subject: NotedSubject) =>
  queryOptions({
    queryKey: ['note', subjectKey(subject)],
    queryFn: () => call(getNote, { about: subject.about, key: subject.key }),
  })

export const noteVersionsQuery = (subject: NotedSubject) =>
  queryOptions({
    queryKey: ['note', subjectKey(subject), 'versions'],
    queryFn: () => call(listNoteVersions, { about: subject.about, key: subject.key }),
  })
