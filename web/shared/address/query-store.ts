/** Browsers ignore or refuse changes of the URL that follow each other faster. */
const PAUSE_MS = 100

/** The parts of a browser window that the store needs. */
export interface QueryWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>
  addEventListener(type: string, listener: () => void): void
}

/**
 * The query of the URL, with changes that the URL gets a moment later: the page is drawn first. Listens to the events
 * that wouter sends for each call of `pushState` and `replaceState`.
 */
export function createQueryStore(page: QueryWindow) {
  const { location, history } = page
  const listeners = new Set<() => void>()
  let ahead: string | null = null
  let isStep = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastWrite = -Infinity

  const tell = () => listeners.forEach((listener) => listener())
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    ahead = null
    isStep = false
  }
  const write = () => {
    const url = location.pathname + (ahead ?? location.search) + location.hash
    const method = isStep ? 'pushState' : 'replaceState'
    forget()
    lastWrite = performance.now()
    history[method](history.state, '', url)
  }
  // A link was followed: what was to be written belongs to the page before it.
  const follow = () => {
    forget()
    tell()
  }
  for (const event of ['popstate', 'pushState', 'replaceState'])
    page.addEventListener(event, follow)

  return {
    get search() {
      return ahead ?? location.search
    },
    set(search: string, how: 'push' | 'replace') {
      if (search === (ahead ?? location.search)) return
      ahead = search
      isStep ||= how === 'push'
      timer ??= setTimeout(write, Math.max(0, lastWrite + PAUSE_MS - performance.now()))
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
