import { useQuery } from '@tanstack/react-query'
import { USUAL_GAMES } from '#domain/series/planned-games.ts'
import { archiveQuery } from '../../shared/queries/archive.queries.ts'
import { useStoredChoice } from '../../shared/storage/use-stored-choice.ts'
import { lobbySeriesQuery } from '../series/series.queries.ts'

/** What an empty lobby can start with: the series that is being played, and the first steps while there is demo data. */
export function useFirstSteps(isEmpty: boolean) {
  const { data } = useQuery({ ...lobbySeriesQuery(''), enabled: isEmpty })
  const { data: archive } = useQuery(archiveQuery)
  const [choice, choose] = useStoredChoice('first-steps', ['shown', 'hidden'])
  const newest = data?.series[0]
  return {
    running: newest && newest.games < USUAL_GAMES ? newest : null,
    areShown: isEmpty && choice === 'shown' && archive?.hasDemo === true,
    hide: () => choose('hidden'),
  }
}
export type FirstStepsState = ReturnType<typeof useFirstSteps>
