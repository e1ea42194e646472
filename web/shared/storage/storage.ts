/** Browser storage can be full, disabled or missing; the app then works without it. */
export function readStored(storage: 'local' | 'session', key: string): string | null {
  try {
    return pick(storage).getItem(key)
  } catch {
    return null
  }
}

/** Null removes the entry. */
export function writeStored(storage: 'local' | 'session', key: string, value: string | null) {
  try {
    if (value === null) pick(storage).removeItem(key)
    else pick(storage).setItem(key, value)
  } catch {
    // Ignore: the value stays in memory until the page closes.
  }
}

function pick(storage: 'local' | 'session') {
  return storage === 'local' ? localStorage : sessionStorage
}

/** Text by key in local storage. */
export const browserStorage = {
  read: (key: string) => readStored('local', key),
  write: (key: string, value: string | null) => writeStored('local', key, value),
}
