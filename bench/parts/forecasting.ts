// The server under test in a process of its own: asks for forecasts of one lobby under ever new bans, one at a time. Next
// to each, the same bytes are read, written and compressed without anything else, for comparison.
import { gzipSync } from 'node:zlib'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { buildBenchApp } from './bench-app.ts'

const WARM_UP = 60
const QUESTIONS = 300

const [databaseUrl = '', question = ''] = process.argv.slice(2)
const app = await buildBenchApp(databaseUrl)

/** Bans that no other question has. */
function bansOf(number: number): string[] {
  const [a, b] = [number % LEGENDS.length, Math.floor(number / LEGENDS.length)]
  return [a, a + 1 + b].map((i) => LEGENDS[i % LEGENDS.length]?.name ?? '')
}

async function ask(number: number): Promise<{ ours: number; bare: number }> {
  const payload = { ...JSON.parse(question), bannedLegends: bansOf(number) }
  const start = performance.now()
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/forecast', payload })
  if (statusCode !== 200) throw new Error(`/api/forecast answered ${statusCode}`)
  const end = performance.now()
  gzipSync(JSON.stringify(JSON.parse(body)))
  return { ours: end - start, bare: performance.now() - end }
}

function rank(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}

const { ours: firstMs } = await ask(0)
for (let number = 1; number < WARM_UP; number++) await ask(number)
const times: Awaited<ReturnType<typeof ask>>[] = []
for (let number = WARM_UP; number < WARM_UP + QUESTIONS; number++) times.push(await ask(number))
const ours = times.map((time) => time.ours)
const medianMs = rank(ours, 0.5)
const bareMs = rank(
  times.map(({ bare }) => bare),
  0.5,
)
process.send?.({
  firstMs,
  medianMs,
  p99Ms: rank(ours, 0.99),
  ratio: medianMs / bareMs,
  rssMb: Math.round(process.memoryUsage().rss / 1e6),
})
process.exit()
