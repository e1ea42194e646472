// A series of 200 games: the time of its answer compared with writing the same bytes, and the work of drawing its page
// compared with drawing the same markup without React.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { MatchSet } from '#domain/archive/match.ts'
import { importFile } from '#server/archive/import-file.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openBackgroundDatabase } from '#server/db/pool.ts'
import { demoSeason } from '#server/archive/demo/season/season.ts'
import { startServer } from '../e2e/support/server.ts'
import { findBrowser } from '../scripts/browser/find-browser.ts'
import { askOnce } from './parts/ask-once.ts'
import { alarmAt, say, sizeOf } from './parts/report.ts'

const GAMES = sizeOf('GAMES', 200)
const SERIES = 12
const ROUNDS = 5
const HOUR_S = 60 * 60
/** Maximum costs: of an answer as a multiple of writing its bytes, of the page as a multiple of its bare markup. */
const BUDGET = { answer: 40, page: 4 }

const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
const cluster = await startCluster(folder)
await migrate(cluster.url)
const db = openBackgroundDatabase(cluster.url)
const [pattern] = demoSeason('2026-11-14')
if (!pattern) throw new Error('The season has no series.')
await importFile(db, {
  fileName: 'long series',
  fileHash: 'long series',
  format: 'matchcsv',
  isDemo: false,
  by: null,
  sets: Array.from({ length: SERIES }, (_, number) => longSeries(pattern, number)),
  findings: [],
})
const ids = await db.selectFrom('series').select('id').orderBy('id').execute()
const answer = await askOnce(
  cluster.url,
  ids.map(({ id }) => `/api/series/${id}`),
)
say(`a series of ${GAMES} games, ${answer.text}`)
alarmAt(answer.ratio > BUDGET.answer, `past the budget of ${BUDGET.answer} x writing the bytes`)

const server = await startServer('of the bench', { databaseUrl: cluster.url })
const browser = await chromium.launch(await findBrowser())
try {
  const drawn = { ours: Infinity, bare: Infinity }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ours, bare } = await drawSeries(`${server.address}/dashboard?view=series`)
    // The fastest counts: other load on the machine only makes work slower, never faster.
    drawn.ours = Math.min(drawn.ours, ours)
    drawn.bare = Math.min(drawn.bare, bare)
  }
  const ratio = drawn.ours / drawn.bare
  say(`  its markup drawn without React: ${drawn.bare.toFixed(0)} ms of work`)
  say(`  its page: ${drawn.ours.toFixed(0)} ms of work, ${ratio.toFixed(1)} x its markup`)
  alarmAt(ratio > BUDGET.page, `past the budget of ${BUDGET.page} x its markup`)
} finally {
  await browser.close()
  await server.stop()
  await db.destroy()
  await cluster.stop()
  await rm(folder, { recursive: true })
}

/** The games of a series again and again, as one series of its own. */
function longSeries({ games, ...set }: MatchSet, number: number): MatchSet {
  return {
    ...set,
    event: `Long series ${number}`,
    sourceId: null,
    games: Array.from({ length: GAMES }, (_, index) => {
      const game = games[index % games.length]
      if (!game) throw new Error('The series has no games.')
      return {
        ...game,
        mid: `long ${number} ${index}`,
        number: index + 1,
        startedAt: game.startedAt + (number * GAMES + index) * HOUR_S,
      }
    }),
  }
}

/** Milliseconds of work of the page's main thread, from another view to the drawn series, and for the same markup again. */
async function drawSeries(address: string): Promise<{ ours: number; bare: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.addInitScript("sessionStorage.setItem('guest', 'true')")
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    }
    await page.goto(address)
    await page.getByRole('table', { name: /^Standings/ }).waitFor()
    // Once more from a view that is loaded too, so that loading code doesn't count.
    await page.getByRole('link', { name: 'Credits' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Credits' }).waitFor()
    const start = await worked()
    await page.goBack()
    await page.getByRole('table', { name: /^Standings/ }).waitFor()
    const ours = (await worked()) - start
    const before = await worked()
    // Code that runs in the page is text, because this project is compiled without browser types.
    await page.evaluate(`new Promise((resolve) => {
      const table = document.querySelector('main table')
      table.outerHTML = table.outerHTML
      requestAnimationFrame(() => setTimeout(resolve))
    })`)
    return { ours, bare: (await worked()) - before }
  } finally {
    await page.close()
  }
}
