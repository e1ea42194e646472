// The server under test in a process of its own: asks for each address once, so no answer is a repeated one. Next to
// each, the same bytes are read, written and compressed without anything else, for comparison.
import { gzipSync } from 'node:zlib'
import { buildBenchApp } from './bench-app.ts'
import { quantile } from './draft-environment.ts'

const [databaseUrl = '', addresses = '[]'] = process.argv.slice(2)
const urls: string[] = JSON.parse(addresses)
const WARM_UP = Math.ceil(urls.length / 4)
const app = await buildBenchApp(databaseUrl)

async function ask(url: string) {
  const start = performance.now()
  const { statusCode, body } = await app.inject({ method: 'GET', url })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  const end = performance.now()
  gzipSync(JSON.stringify(JSON.parse(body)))
  return { ours: end - start, bare: performance.now() - end, bytes: body.length }
}

const times: Awaited<ReturnType<typeof ask>>[] = []
for (const url of urls) times.push(await ask(url))
const counted = times.slice(WARM_UP)
const median = (of: (time: (typeof times)[number]) => number) => quantile(counted.map(of), 0.5)
process.send?.({
  firstMs: times[0]?.ours,
  medianMs: median(({ ours }) => ours),
  ratio: median(({ ours }) => ours) / median(({ bare }) => bare),
  kB: median(({ bytes }) => bytes) / 1000,
})
process.exit()
