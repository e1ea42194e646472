// One hash over everything that the art is drawn from and over the art, to tell quickly that nothing changed.
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const IMPORT = /^(?:import|export)\b[^'"]*?from '([^']+)'/gm
/** Read as files by the scripts, not imported. */
const READ_FILES = ['web/shared/tokens.css']
const READ_PACKAGES = ['@fontsource-variable/archivo', '@fontsource-variable/inter']

/** `folders` hold the art, with files that don't belong there, and `files` are art outside them. */
export async function hashArt(root, entry, { folders, files }) {
  const sources = new Map()
  const packages = new Set(READ_PACKAGES)
  await collect(join(root, entry))
  for (const path of READ_FILES) sources.set(path, await readFile(join(root, path)))
  const art = [...files]
  for (const folder of folders) {
    const names = await readdir(join(root, folder)).catch(() => [])
    art.push(...names.map((name) => `${folder}/${name}`))
  }
  for (const path of art) sources.set(path, await readFile(join(root, path)).catch(() => ''))
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const [path, content] of [...sources].toSorted(byName)) {
    hash.update(`${path}\n`).update(createHash('sha256').update(content).digest('hex'))
  }
  for (const name of [...packages].toSorted()) {
    hash.update(`${name}@${lock.packages[`node_modules/${name}`]?.version}\n`)
  }
  return hash.digest('hex')

  async function collect(file) {
    const path = relative(root, file).replaceAll('\\', '/')
    if (sources.has(path)) return
    const code = await readFile(file, 'utf8')
    sources.set(path, code)
    for (const [, target] of code.matchAll(IMPORT)) {
      if (target.startsWith('.')) await collect(join(dirname(file), target))
      else if (target.startsWith('#')) await collect(join(root, target.slice(1)))
      else if (!target.startsWith('node:')) packages.add(target)
    }
  }
}

const byName = ([a], [b]) => (a < b ? -1 : 1)
