import { getSession } from '../session/session-store.ts'
import { readStored, writeStored } from './storage.ts'

const place = (name: string) => `kept ${name}`
const owner = () => String(getSession().user?.id ?? '')

/** For as long as the tab lives. */
export function rememberInTab(name: string, query: string) {
  writeStored('session', place(name), `${owner()} ${query}`)
}

/** A user takes over what they chose as a guest, and nothing of another user's. */
export function recallFromTab(name: string): string {
  const [by = '', query = ''] = readStored('session', place(name))?.split(' ') ?? []
  return by === '' || by === owner() ? query : ''
}
