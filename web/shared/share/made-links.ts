import { getSession, subscribeSession } from '../session/session-store.ts'

/**
 * The server stores only hashes of tokens, so this page is the only one that knows the address of a link. By link, and
 * only for the login that made them: the next user of this tab must not see them.
 */
export function createMadeLinks(login: {
  readonly token: () => string | null
  readonly subscribe: (listener: () => void) => void
}) {
  const addresses = new Map<number, string>()
  let token = login.token()
  login.subscribe(() => {
    if (login.token() === token) return
    token = login.token()
    addresses.clear()
  })
  return addresses
}

export const madeLinks = createMadeLinks({
  token: () => getSession().token,
  subscribe: subscribeSession,
})
