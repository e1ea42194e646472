import { parseAsString, useQueryState } from 'nuqs'
import { can } from '#domain/account/access.ts'
import { IS_EMBEDDED } from '../../shared/session/embedded.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { useCurrentView } from './use-current-view.ts'

/** Without bar and rail: the draft for a stream or a wall, and what the dashboard shows in a frame. */
export function useStage(): boolean {
  const view = useCurrentView()
  const role = useRole()
  const [mode] = useQueryState('mode', parseAsString)
  return IS_EMBEDDED || (view?.id === 'calculator' && mode === 'stage' && can(role, 'draft.use'))
}
