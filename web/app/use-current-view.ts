import { parseAsString, useQueryState } from 'nuqs'
import { useLocation } from 'react-router'
import { paths } from '../shared/paths.ts'
import { findView } from './views.ts'

/** The view on screen; none on other pages. */
export function useCurrentView() {
  const { pathname } = useLocation()
  const [asked] = useQueryState('view', parseAsString)
  return pathname === paths.dashboard ? findView(asked) : null
}
