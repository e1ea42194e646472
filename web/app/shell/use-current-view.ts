import { useLocation } from 'wouter'
import { paths } from '../../shared/address/paths.ts'
import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { findView } from './views.ts'

/** The view on screen, in the dashboard or on its own page. Null on other pages. */
export function useCurrentView() {
  const [pathname] = useLocation()
  const [requested] = useQueryState('view', parseAsString)
  if (`${pathname}/`.startsWith(paths.interactiveMap)) return findView('interactive_map')
  return pathname === paths.dashboard ? findView(requested) : null
}
