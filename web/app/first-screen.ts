import { clubTeamsQuery } from '../shared/own-team/own-team.queries.ts'
import { paths } from '../shared/address/paths.ts'
import { applyRoster, rosterQuery } from '../shared/legend/roster.ts'
import { archiveQuery } from '../shared/queries/archive.queries.ts'
import { getSession } from '../shared/session/session-store.ts'
import { LoginScreen } from './LoginRoute.tsx'
import { queryClient } from './query-client.ts'
import { findView, type View } from './shell/views.ts'

/** A slow network gets to see what is missing. */
const CODE_MS = 1000
const DATA_MS = 300

/**
 * Resolves when the first screen's code is there, which the server names in the page, and its data if they arrive soon.
 * React then draws the screen once and at once; after a placeholder it would wait for 300 ms.
 */
export async function waitForFirstScreen(): Promise<void> {
  const screen = firstScreen()
  if (screen === null) return
  const data = screen === 'login' ? Promise.resolve() : prepare(screen)
  const code = (screen === 'login' ? LoginScreen : screen.Screen).preload()
  await Promise.race([Promise.all([code, Promise.race([data, after(DATA_MS)])]), after(CODE_MS)])
}

function firstScreen(): View | 'login' | null {
  const { token, isGuest } = getSession()
  const { pathname, search } = location
  const isDashboard = pathname === paths.home || pathname === paths.dashboard
  if (pathname === paths.login || (isDashboard && token === null && !isGuest)) return 'login'
  return isDashboard ? findView(new URLSearchParams(search).get('view')) : null
}

/** Requests what the frame and the view show first. A request that fails is repeated by what shows its answer. */
async function prepare({ prepare: prepareView }: View): Promise<void> {
  await Promise.allSettled([
    queryClient.fetchQuery(rosterQuery).then(applyRoster),
    queryClient.prefetchQuery(archiveQuery),
    queryClient.prefetchQuery(clubTeamsQuery),
    prepareView?.(queryClient),
  ])
}

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
