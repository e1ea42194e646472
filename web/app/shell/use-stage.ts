import { parseAsString, useQueryState } from 'nuqs'
import { can } from '#domain/account/access.ts'
import { IS_EMBEDDED } from '../../shared/session/embedded.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { useCurrentView } from './use-current-view.ts'

/**
 * Whether to hide bar and rail: in the draft's stage mode (for streams and big screens) and when
 * embedded.
 */
export function useStage(): boolean {
  const view = useCurrentView()
  const role = useRole()
  const [mode] = useQueryState('mode', parseAsString)
  return IS_EMBEDDED || (view?.id === 'calculator' && mode === 'stage' && can(role, 'draft.use'))
}
