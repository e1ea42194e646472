import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md']
const UNRELEASED = '## Unreleased\n'

/** Commits a version that is ready to be tagged: its number in both package files and its heading in the changelog. */
export async function makeRelease(folder: string, version: string, day: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const [packageText = '', lockText = '', changelog = ''] = await Promise.all(
    FILES.map((name) => readFile(join(folder, name), 'utf8')),
  )
  const packageFile = JSON.parse(packageText)
  const lock = JSON.parse(lockText)
  if (!isNewer(version, packageFile.version)) {
    throw new Error(`Enter a version newer than ${packageFile.version}: npm run release -- X.Y.Z`)
  }
  if (git('status', '--porcelain') !== '') throw new Error('Commit or discard your changes first.')
  const [head = '', body = ''] = changelog.split(UNRELEASED)
  if (!body.trimStart().startsWith('###')) {
    throw new Error('CHANGELOG.md has no entries below "Unreleased". Add what changed first.')
  }
  packageFile.version = lock.version = lock.packages[''].version = version
  const texts = [
    asText(packageFile),
    asText(lock),
    `${head}${UNRELEASED}\n## ${version} - ${day}\n${body}`,
  ]
  for (const [index, name] of FILES.entries()) {
    await writeFile(join(folder, name), texts[index] ?? '')
  }
  git('add', ...FILES)
  git('commit', '--quiet', '--message', `release: ${version}`)
}

const asText = (content: object) => `${JSON.stringify(content, null, 2)}\n`

function isNewer(version: string, before: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  return version.localeCompare(before, 'en', { numeric: true }) > 0
}
