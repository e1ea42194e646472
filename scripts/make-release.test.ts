import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeRelease } from './make-release.ts'

const ROOT = join(import.meta.dirname, '..')
const CHANGELOG = `# Changelog

## Unreleased

### Added

- Rooms.

## 1.9.0 - 2026-11-01

### Fixed

- Bans.
`

/** A repository with our package files at version 1.9.0. */
async function repository(changelog = CHANGELOG) {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  for (const name of ['package.json', 'package-lock.json']) {
    await copyFile(join(ROOT, name), join(folder, name))
    const text = await readFile(join(folder, name), 'utf8')
    const version: string = JSON.parse(text).version
    await writeFile(
      join(folder, name),
      text.replaceAll(`"version": "${version}"`, '"version": "1.9.0"'),
    )
  }
  await writeFile(join(folder, 'CHANGELOG.md'), changelog)
  git('init', '--quiet')
  git('config', 'user.name', 'Mika')
  git('config', 'user.email', 'mika@example.org')
  git('add', '.')
  git('commit', '--quiet', '--message', 'start')
  return { folder, git }
}

test('a release is one commit with its number in three files', async () => {
  const { folder, git } = await repository()
  await makeRelease(folder, '1.10.0', '2026-11-16')
  expect(git('log', '-1', '--format=%s')).toBe('release: 1.10.0\n')
  expect(git('show', '--unified=0', '--format=').match(/^[+-](?![+-]).*/gm)).toEqual([
    '+## 1.10.0 - 2026-11-16',
    '+',
    '-  "version": "1.9.0",',
    '+  "version": "1.10.0",',
    '-      "version": "1.9.0",',
    '+      "version": "1.10.0",',
    '-  "version": "1.9.0",',
    '+  "version": "1.10.0",',
  ])
  expect(await readFile(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(
    '## Unreleased\n\n## 1.10.0 - 2026-11-16\n\n### Added',
  )
})

test.each(['', '1.10', '1.9.0', '1.8.3', 'v2.0.0', '2.0.0-beta'])(
  'a release %j that is no later version is refused',
  async (version) => {
    const { folder, git } = await repository()
    await expect(makeRelease(folder, version, '2026-11-16')).rejects.toThrow(
      'Enter a version newer than 1.9.0',
    )
    expect(git('status', '--porcelain')).toBe('')
  },
)

test('neither uncommitted changes nor an empty list of changes can be released', async () => {
  const empty = await repository(CHANGELOG.replace('### Added\n\n- Rooms.\n\n', ''))
  await expect(makeRelease(empty.folder, '2.0.0', '2026-11-16')).rejects.toThrow('Add what changed')
  const dirty = await repository()
  await writeFile(join(dirty.folder, 'left.txt'), '')
  await expect(makeRelease(dirty.folder, '2.0.0', '2026-11-16')).rejects.toThrow(
    'Commit or discard',
  )
})
