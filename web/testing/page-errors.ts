import { vi } from 'vitest'

let met: string[] = []

const note = (event: ErrorEvent | PromiseRejectionEvent) =>
  met.push(`page: ${event instanceof ErrorEvent ? event.message : String(event.reason)}`)

/** For each test: what goes wrong in the page while the test looks elsewhere. React's warnings are errors in the console. */
export function watchForErrors() {
  met = []
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
      met.push(`console: ${words.map(String).join(' ')}`)
    })
  }
  window.addEventListener('error', note)
  window.addEventListener('unhandledrejection', note)
}

export function stopWatching() {
  vi.restoreAllMocks()
  window.removeEventListener('error', note)
  window.removeEventListener('unhandledrejection', note)
}

export const errorFaults = () => met
