// Everything that proves the product, or with --fast the part that needs no browser. Ends with one line for all of it.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)
const { installedPostgres } = await import('./postgres.mjs')
const isFast = process.argv.includes('--fast')
const results = join(root, 'test-results')
// Reports of an earlier run must not be taken for this one's.
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }

/** A command that passes or fails as a whole. */
async function check(name, command, ...args) {
  const isGood = await run(name, command, args)
  total[isGood ? 'passed' : 'failed'] += 1
}

async function vitest(name, options, env = {}) {
  const report = join(results, `vitest-${name.replaceAll(/\W+/g, '-')}.json`)
  const args = ['run', ...options, '--reporter=dot']
  const isGood = await run(
    name,
    'vitest',
    [...args, '--reporter=json', `--outputFile=${report}`],
    env,
  )
  const found = await readReport(report)
  const skipped = found?.numPendingTests + found?.numTodoTests
  add(name, isGood, found?.numPassedTests, found?.numFailedTests, skipped)
}

async function playwright(name) {
  const isGood = await run(name, 'playwright', ['test'])
  const stats = (await readReport(join(results, 'e2e.json')))?.stats
  add(name, isGood, stats?.expected, stats?.unexpected + stats?.flaky, stats?.skipped)
}

/** A runner that failed without a failed test (a broken setup, an unhandled error) counts as one. */
function add(name, isGood, passed, failed, skipped) {
  const hasRun = passed > 0
  if (!hasRun) console.error(`${name}: no test ran`)
  total.passed += passed || 0
  total.failed += isGood && hasRun ? failed : Math.max(1, failed || 0)
  total.skipped += skipped || 0
}

async function run(name, command, args, env = {}) {
  const start = Date.now()
  console.log(`\n> ${name}: ${command} ${args.join(' ')}`)
  const child = spawn(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const code = await new Promise((done) => child.once('close', done))
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`  ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return code === 0
}

const readReport = (path) => readFile(path, 'utf8').then(JSON.parse, () => null)

const start = Date.now()
await check('format', 'oxfmt', '--check', '.')
await check('lint', 'oxlint', '--type-aware', '--deny-warnings')
for (const part of ['domain', 'server', 'web', 'e2e'])
  await check(`types of ${part}`, 'tsc', '-p', part)
await check('unused code', 'knip')
await vitest('unit and server', [])
if (!isFast) {
  const postgres = await installedPostgres()
  if (postgres) {
    // How the packaged one is started and killed says nothing about another.
    const options = ['--project=server', '--exclude=server/main.test.ts']
    const env = { TEST_POSTGRES_BIN: postgres }
    await vitest('server on the PostgreSQL of this machine', options, env)
  } else {
    console.log('\n> no other PostgreSQL on this machine: the server ran on the packaged one only')
  }
  await check('art is as its scripts draw it', 'node', 'scripts/art.mjs', '--check')
  await check('page and its size', 'node', 'scripts/size.mjs')
  await playwright('browser')
}

console.log(`\nTook ${Math.round((Date.now() - start) / 1000)} s.`)
if (total.skipped > 0) {
  console.error(`${total.skipped} tests were skipped; everything is to run.`)
  total.failed += total.skipped
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
