import { getSession } from '../session/session-store.ts'
import { readStored, writeStored } from './storage.ts'

const storageKey = (name: string) => `kept ${name}`
const owner = () => String(getSession().user?.id ?? '')

/** Remembered until the tab is closed. */
export function rememberInTab(name: string, query: string) {
  writeStored('session', storageKey(name), `${owner()} ${query}`)
}

/**
 * A user gets back their own choices and those made as a guest before login, but never another
 * user's.
 */
export function recallFromTab(name: string): string {
  const [by = '', query = ''] = readStored('session', storageKey(name))?.split(' ') ?? []
  return by === '' || by === owner() ? query : ''
}
