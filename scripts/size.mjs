// Builds the page if necessary and fails if the first view exceeds its size budget.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPage, builtPage } from './build.mjs'

/** In kB of gzip, for everything that is loaded before the first screen appears. */
const BUDGET = { js: 150, css: 15 }
const FIRST_VIEWS = {
  'login screen': ['login/LoginPage.tsx'],
  dashboard: ['regular/RegularView.tsx'],
}

await buildPage()
const manifest = JSON.parse(await readFile(join(builtPage, '.vite', 'manifest.json'), 'utf8'))

for (const [name, parts] of Object.entries(FIRST_VIEWS)) {
  const files = filesOf(['index.html', ...parts])
  const size = { js: await sizeOf(files, '.js'), css: await sizeOf(files, '.css') }
  console.log(`${name}: ${size.js.toFixed(1)} kB of JavaScript, ${size.css.toFixed(1)} kB of CSS`)
  for (const [type, limit] of Object.entries(BUDGET)) {
    if (size[type] <= limit) continue
    console.error(`${name}: ${type} exceeds its budget of ${limit} kB`)
    process.exitCode = 1
  }
}

/** What the named modules load immediately, directly or indirectly. */
function filesOf(names) {
  const seen = new Set()
  const files = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not part of the built page`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const name of names) visit(name)
  return [...files]
}

async function sizeOf(files, ending) {
  const sizes = files
    .filter((file) => file.endsWith(ending))
    .map(async (file) => (await stat(join(builtPage, `${file}.gz`))).size)
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}
