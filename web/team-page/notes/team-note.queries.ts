import { queryOptions } from '@tanstack/react-query'
import { getTeamNote } from '#contract/team-note.ts'
import { teamKey } from '#domain/team/team.ts'
import { call } from '../../shared/api/api.ts'

export const teamNoteQuery = (team: string) =>
  queryOptions({
    queryKey: ['team-note', teamKey(team)],
    queryFn: () => call(getTeamNote, { team }),
  })
