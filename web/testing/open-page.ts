import { screen, waitFor } from '@testing-library/dom'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { expect, vi } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { getMe } from '#contract/account/session.ts'
import { server } from './test-server.ts'

declare global {
  interface Window {
    /** What the simulated browser adds. Its own types would bring those of Node into the page. */
    happyDOM: { setViewport: (viewport: { width: number }) => void }
  }
  /** The scheduler of React prefers it to timers. Node's own types would bring all of Node into the page. */
  function setImmediate(callback: () => void): void
}

interface Visit {
  /** Somebody with a session, or a guest; without it, somebody who has just arrived. */
  readonly as?: CurrentUser | 'guest'
  /** What an earlier visit has left in the browser. */
  readonly stored?: Readonly<Record<string, string>>
  /** Of the window; media queries follow it. */
  readonly width?: 1440 | 390
}

// The one of Node: a test that stops the clock doesn't stop the page.
const { setImmediate: nextPiece } = globalThis
let leave = () => {}

/** Opens the page in an empty browser and waits for its title. The result acts as a person would. */
export async function openPage(
  path: string,
  { as, stored = {}, width = 1440 }: Visit = {},
): Promise<UserEvent> {
  window.happyDOM.setViewport({ width })
  localStorage.clear()
  sessionStorage.clear()
  if (as === 'guest') sessionStorage.setItem('guest', 'true')
  else if (as) {
    localStorage.setItem('token', `token of ${as.username}`)
    localStorage.setItem('user', JSON.stringify(as))
    server.answerIfAsked(getMe, { user: as })
  }
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const user = await loadPage(path)
  await screen.findByRole('heading', { level: 1 })
  return user
}

/** Loads a path as a browser does: all code of the page starts anew, what it has stored stays. */
export async function loadPage(path = location.pathname + location.search): Promise<UserEvent> {
  closePage()
  vi.resetModules()
  history.replaceState(null, '', path)
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  // A variable, because the page loads it as a file.
  const script = '../public/theme.js'
  await import(/* @vite-ignore */ script)
  const { startPage } = await import('../app/start-page.tsx')
  leave = await startPage(root)
  return userEvent.setup({ advanceTimers: untilDrawn })
}

/**
 * After each press and key. A form that checks itself draws its faults in pieces of work of its own, and the timer that
 * ends a press may overtake them.
 */
async function untilDrawn() {
  for (let piece = 0; piece < 10; piece++) await new Promise<void>((done) => nextPiece(done))
}

export function closePage() {
  leave()
  leave = () => {}
  document.body.replaceChildren()
  // Libraries are loaded once, and this one remembers.
  toast.remove()
}

/** Waits until the address bar shows it. */
export const arriveAt = (address: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(address))

/** As the browser's own button does. */
export function goBack() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  window.addEventListener('popstate', resolve, { once: true })
  history.back()
  return promise
}
