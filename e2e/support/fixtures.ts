import { test as base, expect, type Browser, type Page } from '@playwright/test'
import type { Role } from '#domain/account/access.ts'
import { createDatabase } from './database.ts'
import { deviceOf, type Look } from './look.ts'
import { createPerson, logInAsFirstAdmin, type Person } from './people.ts'
import { startHostedServer } from './hosted-server.ts'
import type { RunningServer } from './server.ts'
import { type PageErrors, watchForPageErrors } from './page-errors.ts'

export { expect }

/** A person with a session, a guest, or somebody who has just arrived. */
export type Visitor = Person | 'guest' | 'nobody'

export interface Arrival {
  /** Without one: a wide screen, and no theme chosen yet. */
  readonly look?: Look
  readonly forcedColors?: 'active'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** What an earlier visit has left in the browser. */
  readonly stored?: Readonly<Record<string, string>>
  readonly address?: string
}

interface OfTest {
  /** Unannounced console errors, page errors, policy violations, 5xx and third parties fail the test. */
  pageErrors: PageErrors
  /** A browser of the visitor's own, opened at a path. */
  open: (visitor: Visitor, path: string, arrival?: Arrival) => Promise<Page>
  /** Somebody nobody else uses, for tests that change accounts. */
  newPerson: (role?: Role) => Promise<Person>
  asGuest: Page
  asUser: Page
  asAdmin: Page
  /** Whether the second server starts with the demo season. */
  demo: 'on' | 'off'
  /** Whether it trains the forecast, seconds after each import. That takes longer than the import itself. */
  trains: boolean
  /** A second server with one administrator and nothing else, unless `demo` is on. */
  ownServer: OtherServer
}

export type OtherServer = RunningServer & {
  readonly admin: Person
  readonly databaseUrl: string
}

/** One that all workers share. */
interface FilledServer {
  readonly address: string
  readonly admin: Person
}

interface OfWorker {
  address: string
  firstAdmin: Person
  user: Person
  admin: Person
  /** Servers with games, for tests that leave them as they are: see `setup.ts`. */
  gamesServer: FilledServer
  statsServer: FilledServer
}

const OTHER_PASSWORD = 'of the second server'

const filledServer = (
  address = '',
): [
  (args: object, use: (server: FilledServer) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] => [
  // The runner reads from this pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, use) => {
    const admin = await logInAsFirstAdmin(address, process.env.E2E_ADMIN_PASSWORD ?? '')
    await use({ address, admin })
  },
  { scope: 'worker' },
]

export const test = base.extend<OfTest, OfWorker>({
  address: [process.env.E2E_ADDRESS ?? '', { scope: 'worker', option: true }],
  firstAdmin: [
    async ({ address }, use) =>
      use(await logInAsFirstAdmin(address, process.env.E2E_ADMIN_PASSWORD ?? '')),
    { scope: 'worker' },
  ],
  user: [
    async ({ address, firstAdmin }, use) => use(await createPerson(address, firstAdmin.token)),
    { scope: 'worker' },
  ],
  admin: [
    async ({ address, firstAdmin }, use) =>
      use(await createPerson(address, firstAdmin.token, { role: 'admin' })),
    { scope: 'worker' },
  ],
  gamesServer: filledServer(process.env.E2E_GAMES_ADDRESS),
  statsServer: filledServer(process.env.E2E_STATS_ADDRESS),

  pageErrors: [
    async ({ address }, use) => {
      const pageErrors = watchForPageErrors(address)
      await use(pageErrors)
      expect(pageErrors.faults()).toEqual([])
    },
    { auto: true },
  ],
  open: async ({ browser, address, pageErrors }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (visitor, path, arrival = {}) => {
      const site = arrival.address ?? address
      const context = await newContext(browser, site, visitor, arrival)
      contexts.push(context)
      pageErrors.admit(site)
      await pageErrors.watch(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
  newPerson: async ({ address, firstAdmin }, use) => {
    await use((role = 'user') => createPerson(address, firstAdmin.token, { role }))
  },
  asGuest: async ({ open }, use) => use(await ready(await open('guest', '/dashboard'))),
  asUser: async ({ open, user }, use) => use(await ready(await open(user, '/dashboard'))),
  asAdmin: async ({ open, admin }, use) => use(await ready(await open(admin, '/dashboard'))),
  demo: ['off', { option: true }],
  trains: [false, { option: true }],
  ownServer: async ({ demo, trains }, use) => {
    const server = await startOther(demo, {}, trains)
    await use(server)
    await base.step('server', server.stop)
  },
})

/** A server on an empty database, with other variables of its environment if given. */
export async function startOther(
  demo: 'on' | 'off',
  env: Readonly<Record<string, string>> = {},
  trains = false,
): Promise<OtherServer> {
  const database = await base.step('database', createDatabase)
  const server = await base.step('server', () =>
    startHostedServer(OTHER_PASSWORD, { demo, databaseUrl: database.url, env, trains }),
  )
  const admin = await logInAsFirstAdmin(server.address, OTHER_PASSWORD)
  const stop = async () => {
    await server.stop()
    await database.drop()
  }
  return { ...server, admin, databaseUrl: database.url, stop }
}

/** Keys that are pressed before the page listens are lost. */
async function ready(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

async function newContext(browser: Browser, site: string, visitor: Visitor, arrival: Arrival) {
  const { look, stored = {} } = arrival
  const session =
    visitor === 'guest' || visitor === 'nobody'
      ? {}
      : { token: visitor.token, user: JSON.stringify(visitor.user) }
  const localStorage = { ...(look && { theme: look.theme }), ...session, ...stored }
  const context = await browser.newContext({
    ...deviceOf(look?.width ?? 1440),
    baseURL: site,
    reducedMotion: arrival.reducedMotion ?? 'reduce',
    ...(arrival.forcedColors && { forcedColors: arrival.forcedColors }),
  })
  if (Object.keys(localStorage).length > 0) {
    await context.addInitScript(fillStorage, { site, localStorage })
  }
  if (visitor === 'guest') await context.addInitScript(startGuestSession)
  return context
}

interface Filled {
  readonly site: string
  readonly localStorage: Readonly<Record<string, string>>
}

/**
 * Once a browser: what the page changes later stays so. Playwright's own `storageState` opens a page for it, which takes a
 * seventh of the time of loading ours.
 */
function fillStorage({ site, localStorage: items }: Filled) {
  if (location.origin !== site || localStorage.getItem('e2e') !== null) return
  localStorage.setItem('e2e', 'filled')
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
}

/** Once a tab: a guest who logs in later must not become a guest again with the next page. */
function startGuestSession() {
  // Frames that play videos are of another origin or without storage.
  if (window !== window.top || !location.protocol.startsWith('http')) return
  if (sessionStorage.getItem('e2e') !== null) return
  sessionStorage.setItem('e2e', 'started')
  sessionStorage.setItem('guest', 'true')
}
