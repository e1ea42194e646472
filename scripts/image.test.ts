import { existsSync, globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { getReadiness } from '#contract/base/system.ts'

interface Package {
  version: string
  dependencies?: Record<string, string>
}

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** The first group of every match. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it = '']) => it)
const isBelow = (folders: readonly string[], path: string) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

const dockerfile = read('Dockerfile')
const { packages }: { packages: Record<string, Package> } = JSON.parse(read('package-lock.json'))

const rules = read('.dockerignore').split('\n')
const buildInput = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
const leftOut = rules.filter((rule) => rule.startsWith('**'))

const MADE_BY_BUILD = ['node_modules', 'dist']
const copied = all(dockerfile, /^COPY --from=build (.+) \S+$/gm)
  .flatMap((sources) => sources.split(' '))
  .map((path) => path.replace('/app/', ''))
const isInImage = (path: string) =>
  isBelow(copied, path) &&
  isBelow(buildInput, path) &&
  !leftOut.some((pattern) => matchesGlob(path, pattern))

test('the build runs on the Node version that the lock file pins for the server', () => {
  const [built] = all(dockerfile, /^ARG NODE_IMAGE=node:([\d.]+)-/gm)
  for (const cpu of ['x64', 'arm64']) {
    expect(packages[`node_modules/node-linux-${cpu}`]?.version).toBe(built)
  }
})

test('the build and the server run on the same Debian release', () => {
  const releases = all(dockerfile, /^ARG \w+_IMAGE=\S+[:-](\w+)-slim$/gm)
  expect(releases).toHaveLength(2)
  expect(new Set(releases).size).toBe(1)
})

test('everything that goes into the build and into the image exists', () => {
  expect(buildInput.length).toBeGreaterThan(8)
  expect(buildInput.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const sources = copied.filter((path) => !MADE_BY_BUILD.includes(path))
  expect(sources.length).toBeGreaterThan(8)
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(copied).toEqual(expect.arrayContaining(MADE_BY_BUILD))
})

test('every file and package that the server imports is in the image', () => {
  const files = globSync('{contract,domain,server}/**/*.ts', { cwd: root }).filter(isInImage)
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => importsOf(file).filter((name) => !has(file, name)))).toEqual([])
})

/** Without types, which Node removes before it runs the file. */
const importsOf = (file: string) =>
  all(
    stripTypeScriptTypes(read(file)),
    /(?:^import|^} from|^import .* from|import\(|new URL\()\s*'([^']+)'/gm,
  )

function has(file: string, name: string): boolean {
  if (name.startsWith('node:')) return true
  if (name.startsWith('#')) return isInImage(name.slice(1))
  if (name.startsWith('.') || name.endsWith('.ts')) return isInImage(join(dirname(file), name))
  const parts = name.split('/')
  const dependency = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')
  return packages['']?.dependencies?.[dependency] !== undefined
}

test('every command that works beside the server is in the image', () => {
  for (const command of ['backup', 'restore', 'import']) {
    expect(copied).toContain(`scripts/${command}.mjs`)
  }
  expect(copied).toContain('scripts/prepare.mjs')
})

test('the image starts the server as an ordinary user and checks its health', () => {
  expect(all(dockerfile, /^USER (\w+)$/gm)).toEqual(all(dockerfile, /useradd .* (\w+) \\$/gm))
  const program = [
    ...all(dockerfile, /^ENTRYPOINT \["\/app\/(.*)"\]$/gm),
    ...all(dockerfile, /^CMD \["(.*)"\]$/gm),
  ]
  expect(program).toHaveLength(2)
  expect(program.filter((path) => !isInImage(path))).toEqual([])
  expect(
    all(dockerfile, /fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}(.*?)`\)/g),
  ).toEqual([getReadiness.path])
})

test('the image sets only variables that the server, Node or npm reads', () => {
  const variables = all(dockerfile, /^(?:ENV| ) ([A-Z_]+)=/gm)
  expect(variables).toContain('DATA_DIR')
  const known = [
    ...all(read('server/process/env.ts'), /^ {2}([A-Z_]+):/gm),
    'PATH',
    'NPM_CONFIG_OMIT',
  ]
  expect(variables.filter((name) => !known.includes(name))).toEqual([])
  const [port] = all(dockerfile, /^ {2}PORT=(\d+)/gm)
  expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([port])
  const [dataDir] = all(dockerfile, /^ {2}DATA_DIR=(\S+)/gm)
  expect(all(dockerfile, /^VOLUME (\S+)$/gm)).toEqual([dataDir])
})
