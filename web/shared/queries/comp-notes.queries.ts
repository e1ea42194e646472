import { queryOptions } from '@tanstack/react-query'
import { listCompNotes } from '#contract/note/comp-note.ts'
import { call } from '../api/api.ts'

export const compNotesQuery = queryOptions({
  queryKey: ['comp-notes'],
  queryFn: () => call(listCompNotes, { scope: 'all' }),
})
