// Builds the page if necessary and fails if the first view exceeds its size budget.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPage, builtPage } from './build.mjs'

/** In kB of gzip, for everything that is loaded before the first screen appears. */
const BUDGET = { js: 150, css: 15 }
/** Pages that name the files of their first screen, see web/first-files.ts. */
const FIRST_VIEWS = { 'login screen': 'login', dashboard: 'regular', lobby: 'lobby' }

await buildPage()

for (const [name, page] of Object.entries(FIRST_VIEWS)) {
  const html = await readFile(join(builtPage, 'pages', `${page}.html`), 'utf8')
  const size = { js: await sizeOf(html, 'js'), css: await sizeOf(html, 'css') }
  console.log(`${name}: ${size.js.toFixed(1)} kB of JavaScript, ${size.css.toFixed(1)} kB of CSS`)
  for (const [type, limit] of Object.entries(BUDGET)) {
    if (size[type] <= limit) continue
    console.error(`${name}: ${type} exceeds its budget of ${limit} kB`)
    process.exitCode = 1
  }
}

async function sizeOf(html, ending) {
  const files = html.matchAll(new RegExp(`(?:href|src)="(/[^"]+\\.${ending})"`, 'g'))
  const sizes = [...files].map(async ([, file]) => (await stat(join(builtPage, `${file}.gz`))).size)
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}
