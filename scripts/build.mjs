import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './prepare.mjs'

const page = join(root, 'dist', 'web')
const marker = join(root, 'dist', 'web.source')
const sources = [
  'web',
  'contract',
  'domain',
  'docs/guide',
  'docs/guide.md',
  'package.json',
  'package-lock.json',
]
const compressible = /\.(js|css|html|svg|json)$/

/**
 * Builds the page if its sources changed since the last build. The marker is written last, so an interrupted build
 * doesn't count.
 */
export async function buildPage() {
  const source = await fingerprint()
  if ((await readFile(marker, 'utf8').catch(() => '')) === source) return
  console.log('Building the page...')
  await rm(marker, { force: true })
  const { build } = await import('vite')
  await build({ configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn' })
  await compressAll()
  await writeFile(marker, source)
}

async function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of await filesBelow(source)) {
      if (/\.test\.tsx?$/.test(path)) continue
      hash.update(path).update('\0')
      hash.update(await readFile(join(root, path))).update('\0')
    }
  }
  return hash.digest('hex')
}

async function filesBelow(path) {
  if (path.includes('.')) return [path]
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}

/** Compresses once per build instead of once per request. */
async function compressAll() {
  const files = await filesBelow(join('dist', 'web'))
  await Promise.all(files.filter((file) => compressible.test(file)).map(compress))
}

async function compress(file) {
  const content = await readFile(join(root, file))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  await writeFile(join(root, `${file}.br`), await promisify(brotliCompress)(content, quality))
  await writeFile(join(root, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
}

export const builtPage = page

// `node scripts/build.mjs` does everything that writes to the program's folder, for servers that can't write there.
if (process.argv[1] === import.meta.filename) {
  await buildPage()
  const { packagedBinaries } = await import('../server/db/embedded/binaries.ts')
  await packagedBinaries()
}
