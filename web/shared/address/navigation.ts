import { useLocation, type AroundNavHandler } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

let navigations = 0

/**
 * Gives every navigation a key; changes of the query alone keep it. A link to the page on screen doesn't add a step to
 * go back.
 */
export const withKey: AroundNavHandler = (navigate, to, { replace = false, state } = {}) => {
  navigations += 1
  navigate(to, {
    replace: replace || new URL(to, location.href).href === location.href,
    state: { ...state, key: `${performance.timeOrigin} ${navigations}` },
  })
}

export const useNavigate = () => useLocation()[1]

/** Null for the first page load, which no link inside the app led to. */
export function useNavigationKey(): string | null {
  const state = useHistoryState<{ key?: string } | null>()
  return state?.key ?? null
}
