import { paths } from './paths.ts'

/** The address of a team's page. `state` is the lobby it is opened from. */
export const teamPath = (team: string, state: Readonly<Record<string, string>> = {}) =>
  `${paths.dashboard}?${new URLSearchParams({ ...state, view: 'team', team })}`
