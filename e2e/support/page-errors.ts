import type { BrowserContext } from '@playwright/test'

/** What went wrong in the browser while a test looked elsewhere. */
export interface PageErrors {
  watch(context: BrowserContext): Promise<void>
  /** Counts another server as ours. */
  admit(address: string): void
  /** Announces one kind of trouble; a test that announces it must also meet it. */
  expect(pattern: RegExp): void
  /** Empty when all went as announced. */
  faults(): string[]
}

export function watchForPageErrors(address: string): PageErrors {
  const ours = new Set([address])
  const met: string[] = []
  const announced: RegExp[] = []
  return {
    admit(other) {
      ours.add(other)
    },
    async watch(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        met.push(`console: ${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => met.push(`page: ${error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 500) met.push(`answer ${response.status()}: ${response.url()}`)
      })
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        const isOurs = ours.has(origin) || protocol === 'data:' || protocol === 'blob:'
        if (!isOurs) met.push(`third party: ${request.url()}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
    },
    expect(pattern) {
      announced.push(pattern)
    },
    faults() {
      const surprises = met.filter((text) => !announced.some((pattern) => pattern.test(text)))
      const absent = announced
        .filter((pattern) => !met.some((text) => pattern.test(text)))
        .map((pattern) => `announced but not met: ${pattern}`)
      return [...surprises, ...absent]
    },
  }
}
