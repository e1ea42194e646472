import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useLocation } from 'wouter'
import { can } from '#domain/account/access.ts'
import { paths } from '../../shared/address/paths.ts'
import { IS_EMBEDDED } from '../../shared/session/embedded.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { useCurrentView } from './use-current-view.ts'

/**
 * Whether to hide bar and rail: on the draft's stage (for streams and big screens) and when
 * embedded.
 */
export function useStage(): boolean {
  const [pathname] = useLocation()
  const view = useCurrentView()
  const role = useRole()
  const [mode] = useQueryState('mode', parseAsString)
  if (IS_EMBEDDED || pathname === paths.stage) return true
  return view?.id === 'calculator' && mode === 'stage' && can(role, 'draft.use')
}
