import { parseAsString, useQueryState } from 'nuqs'
import { can } from '#domain/access.ts'
import { useRole } from '../shared/session-store.ts'
import { useCurrentView } from './use-current-view.ts'

/** The draft fills the screen, without bar and rail, for a stream or a wall. */
export function useStage(): boolean {
  const view = useCurrentView()
  const role = useRole()
  const [mode] = useQueryState('mode', parseAsString)
  return view?.id === 'calculator' && mode === 'stage' && can(role, 'draft.use')
}
