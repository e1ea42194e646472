// Prints where the time of the last `npm test` went: by part, by kind, by file, and the slowest tests.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)

const SLOWEST = 20
/** A test that takes longer should be split or moved to another layer. */
const LIMIT_S = 10
const results = join(root, 'test-results')

const readJson = async (name) => JSON.parse(await readFile(join(results, name), 'utf8'))
const names = await readdir(results).catch(() => [])
if (!names.includes('times.json')) {
  console.error('There is no report yet. Run "npm test" first.')
  process.exit(1)
}

const vitestReports = names.filter((name) => /^vitest-.*\.json$/.test(name))
const tests = []
for (const name of vitestReports) {
  for (const { name: file, assertionResults } of (await readJson(name)).testResults) {
    const path = relative(root, file).replaceAll('\\', '/')
    for (const { fullName, duration } of assertionResults) {
      tests.push({ layer: layerOf(name, path), file: path, title: fullName, ms: duration ?? 0 })
    }
  }
}
for (const name of names.filter((one) => /^e2e.*-times\.json$/.test(one))) {
  for (const test of await readJson(name)) tests.push({ layer: 'browser', ...test })
}

function layerOf(report, path) {
  if (report.includes('installed')) return 'server, other PostgreSQL'
  return path.startsWith('server/') ? 'server' : path.startsWith('web/') ? 'page' : 'unit'
}

const seconds = (ms) => (ms / 1000).toFixed(1)
const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`
const sum = (list, value) => list.reduce((total, one) => total + (value(one) ?? 0), 0)

function print(title, head, rows) {
  console.log(`\n## ${title}\n`)
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
}

print(
  'Parts of the run',
  ['part', 'seconds'],
  Object.entries(await readJson('times.json')).map(([name, time]) => [name, time]),
)

const byLayer = [...Map.groupBy(tests, ({ layer }) => layer)]
print(
  'Tests by layer (several run in parallel)',
  ['layer', 'tests', 'seconds'],
  byLayer.map(([layer, own]) => [layer, own.length, seconds(sum(own, ({ ms }) => ms))]),
)

const inBrowser = tests.filter(({ layer }) => layer === 'browser')
const whole = sum(inBrowser, ({ ms }) => ms)
const kinds = [...new Set(inBrowser.flatMap((test) => Object.keys(test.kinds)))]
const kindRows = kinds.map((kind) => [kind, sum(inBrowser, (test) => test.kinds[kind])])
kindRows.push(['the rest', whole - sum(kindRows, ([, ms]) => ms)])
print(
  'Browser tests by kind',
  ['kind', 'seconds', 'of all'],
  kindRows
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, ms]) => [kind, seconds(ms), percent(ms, whole)]),
)

print(
  'Files',
  ['file', 'tests', 'seconds'],
  [...Map.groupBy(tests, ({ layer, file }) => `${layer}: ${file}`)]
    .map(([file, own]) => [file, own.length, sum(own, ({ ms }) => ms)])
    .toSorted(([, , a], [, , b]) => b - a)
    .slice(0, 2 * SLOWEST)
    .map(([file, count, ms]) => [file, count, seconds(ms)]),
)

const slowest = tests.toSorted((a, b) => b.ms - a.ms)
print(
  `Slowest tests (${slowest.filter(({ ms }) => ms > LIMIT_S * 1000).length} over ${LIMIT_S} s)`,
  ['test', 'layer', 'seconds'],
  slowest
    .slice(0, SLOWEST)
    .map(({ file, title, layer, ms }) => [`${file}: ${title}`, layer, seconds(ms)]),
)
