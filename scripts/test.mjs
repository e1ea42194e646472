// Everything that proves the product, or with --fast the part that needs no browser. Ends with one line for all of it.
import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)
const { installedPostgres } = await import('./postgres.mjs')
const isFast = process.argv.includes('--fast')
const results = join(root, 'test-results')
await mkdir(results, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }

/** A command that passes or fails as a whole. */
async function check(name, command, ...args) {
  const isGood = await run(name, command, args)
  total[isGood ? 'passed' : 'failed'] += 1
}

async function vitest(name, projects, env = {}) {
  const report = join(results, `vitest-${name.replaceAll(/\W+/g, '-')}.json`)
  const args = ['run', ...projects.map((project) => `--project=${project}`), '--reporter=dot']
  const isGood = await run(
    name,
    'vitest',
    [...args, '--reporter=json', `--outputFile=${report}`],
    env,
  )
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = await readReport(report)
  add(name, isGood, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

async function playwright(name) {
  const isGood = await run(name, 'playwright', ['test'])
  const { stats } = await readReport(join(results, 'e2e.json'))
  add(name, isGood, stats.expected, stats.unexpected + stats.flaky, stats.skipped)
}

/** A runner that failed without a failed test (a broken setup, an unhandled error) counts as one. */
function add(name, isGood, passed, failed, skipped) {
  total.passed += passed
  total.failed += isGood ? failed : Math.max(1, failed)
  total.skipped += skipped
  if (passed + failed === 0) console.error(`${name}: no test ran`)
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

const readReport = async (path) => JSON.parse(await readFile(path, 'utf8'))

const start = Date.now()
await check('format', 'oxfmt', '--check', '.')
await check('lint', 'oxlint', '--type-aware', '--deny-warnings')
for (const part of ['domain', 'server', 'web', 'e2e'])
  await check(`types of ${part}`, 'tsc', '-p', part)
await check('unused code', 'knip')
await vitest('unit and server', ['unit', 'server'])
if (!isFast) {
  const postgres = await installedPostgres()
  if (postgres)
    await vitest('server on the PostgreSQL of this machine', ['server'], {
      TEST_POSTGRES_BIN: postgres,
    })
  else
    console.log('\n> no other PostgreSQL on this machine: the server ran on the packaged one only')
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
