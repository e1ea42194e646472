import type { messages } from '#contract/base/texts.ts'
import { paths } from './paths.ts'

export type ViewId = keyof typeof messages.views

export const DEFAULT_VIEW: ViewId = 'regular'

/** The URL of a view of the dashboard. Defaults are omitted. */
export function viewPath(id: ViewId, state: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(id !== DEFAULT_VIEW && { view: id }), ...state })
  return query.size === 0 ? paths.dashboard : `${paths.dashboard}?${query}`
}
