import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useLocation } from 'wouter'
import { paths } from '../../shared/address/paths.ts'
import { findView, type MenuEntry } from './views.ts'

/** The view on screen, in the dashboard or on its own page. Null on other pages. */
export function useCurrentView() {
  const [pathname] = useLocation()
  const [requested] = useQueryState('view', parseAsString)
  if (`${pathname}/`.startsWith(paths.interactiveMap)) return findView('interactive_map')
  return pathname === paths.dashboard ? findView(requested) : null
}

/** The entry of the menus for what is on screen. */
export function useCurrentEntry(): MenuEntry['id'] | null {
  const [pathname] = useLocation()
  const view = useCurrentView()?.id ?? null
  return pathname === paths.notes || view === 'comp_notes' ? 'notes' : view
}
