// Runs all checks and tests, or with --fast those that need no browser and no long time, and ends with one summary line. If REAL_DATA
// names a folder with real match files, they are compared too; with --real only that runs.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)
const { installedPostgres } = await import('./postgres.mjs')
const isFast = process.argv.includes('--fast')
const isReal = process.argv.includes('--real')
const fault = realDataFault()
if (fault) {
  console.error(fault)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
const results = join(root, 'test-results')
const readReport = (path) => readFile(path, 'utf8').then(JSON.parse, () => null)
const TIMES = join(results, 'times.json')
/** Seconds of each part in the last run, to estimate the time left. */
const lastTimes = (await readReport(TIMES)) ?? {}
const times = {}
// Reports from an earlier run must not count for this one.
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }

/** The linter and the compiler are written in Go. They live for seconds, so they can collect garbage less often. */
const LESS_COLLECTING = { GOGC: '400', GOMEMLIMIT: '2GiB' }

/** Checks the folder first, so a wrong one doesn't fail only after all other tests. */
function realDataFault() {
  const { REAL_DATA } = process.env
  if (!REAL_DATA) {
    return isReal ? 'Nothing to compare. Set REAL_DATA to the folder with real match files.' : null
  }
  const folder = resolve(root, REAL_DATA)
  if (existsSync(join(folder, 'overstat'))) return null
  return `REAL_DATA is ${folder}, but it has no folder "overstat".`
}

/** Commands that pass or fail as a whole, one after the other. */
async function check(...commands) {
  for (const [name, command, ...args] of commands) {
    const isGood = await run(name, command, args, LESS_COLLECTING, { output: 'pipe' })
    total[isGood ? 'passed' : 'failed'] += 1
  }
}

async function vitest(name, options, env = {}, how = {}) {
  // A relative path, because a shell would split an absolute path with a space.
  const report = `test-results/vitest-${name.replaceAll(/\W+/g, '-')}.json`
  const reporters = ['--reporter=./scripts/test/vitest-reporter.ts', '--reporter=json']
  const args = ['run', ...options, ...reporters, `--outputFile.json=${report}`]
  const isGood = await run(name, 'vitest', args, env, how)
  const found = await readReport(join(root, report))
  const skipped = found?.numPendingTests + found?.numTodoTests
  add(name, isGood, found?.numPassedTests, found?.numFailedTests, skipped)
}

async function playwright(name, options = []) {
  const isGood = await run(name, 'playwright', ['test', ...options])
  const stats = (await readReport(join(results, 'e2e.json')))?.stats
  add(name, isGood, stats?.expected, stats?.unexpected + stats?.flaky, stats?.skipped)
}

/** A runner that fails without a failed test (broken setup, unhandled error) counts as one failed test. */
function add(name, isGood, passed, failed, skipped) {
  const hasRun = passed > 0
  if (!hasRun) console.error(`${name}: no tests ran`)
  total.passed += passed || 0
  total.failed += isGood && hasRun ? failed : Math.max(1, failed || 0)
  total.skipped += skipped || 0
}

/** Prints the output as it comes, or at once with `pipe`, so the output of two runs doesn't mix. */
async function run(name, command, args, env = {}, { output = 'inherit', priority = 0 } = {}) {
  const start = Date.now()
  const title = `\n> ${name}${timeOf(name)}: ${command} ${args.join(' ')}`
  if (output === 'inherit') console.log(title)
  const child = spawn(command, args, {
    cwd: root,
    // On Windows npm's wrappers are batch files.
    shell: process.platform === 'win32',
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      // A log file is easier to read without colors.
      ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
      TEST_PART: name,
      TEST_PART_SECONDS: String(lastTimes[name] ?? ''),
      ...env,
    },
  })
  // What it starts inherits it.
  if (child.pid !== undefined && priority > 0) setPriority(child.pid, priority)
  const said = [title]
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => said.push(chunk.toString().trimEnd()))
  }
  const code = await new Promise((done) => child.once('close', done))
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  times[name] = Number(seconds)
  if (output === 'pipe') console.log(said.join('\n'))
  console.log(`  ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return code === 0
}

const timeOf = (name) => (lastTimes[name] > 20 ? ` (${lastTimes[name]} s last time)` : '')

async function onOtherPostgres() {
  const postgres = await installedPostgres()
  if (postgres) {
    const env = { TEST_POSTGRES_BIN: postgres }
    await vitest(
      'server on the installed PostgreSQL',
      ['--project=server', '--maxWorkers=2'],
      env,
      // The browser tests beside it go first. They leave a fifth of the time.
      { priority: constants.priority.PRIORITY_BELOW_NORMAL },
    )
  } else {
    console.log('\n> no other PostgreSQL found: the server was tested on the built-in one only')
  }
}

/** The browser tests need the built page. */
const PAGE = ['page and its size', 'node', 'scripts/size.mjs']

async function runComparison() {
  await vitest('real files', ['--project=real'])
  await check(PAGE)
  await playwright('real files in the browser', [String.raw`\.real\.spec\.ts$`])
}

/** The linter and the compiler, which need no test to run. */
const STATIC_CHECKS = [
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['unused code', 'knip'],
  ['format', 'oxfmt', '--check', '.'],
  // More checkers would work out the same types again.
  ...['domain', 'server', 'web', 'e2e'].map((part) => [
    `types of ${part}`,
    'tsc',
    '--checkers',
    '1',
    '-p',
    part,
  ]),
]

async function runAll() {
  // Tests wait for PostgreSQL and for servers to start, so other parts run beside them.
  if (isFast) {
    await Promise.all([
      check(...STATIC_CHECKS),
      vitest('unit, DOM and server', ['--project=!slow']),
    ])
  } else {
    await Promise.all([
      check(...STATIC_CHECKS, PAGE, ['art is up to date', 'node', 'scripts/art.mjs', '--check']),
      vitest('unit, DOM and server', []),
    ])
    await Promise.all([playwright('browser'), onOtherPostgres()])
  }
  if (!process.env.REAL_DATA) {
    console.log(
      '\nReal match files were not compared. Set REAL_DATA to their folder to include them.',
    )
  }
}

const start = Date.now()
await (isReal ? runComparison() : runAll())

await writeFile(TIMES, JSON.stringify({ ...lastTimes, ...times }))

console.log(`\nTook ${Math.round((Date.now() - start) / 1000)} s.`)
if (total.skipped > 0) {
  console.error(`${total.skipped} tests were skipped, but all tests must run.`)
  total.failed += total.skipped
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
