// Builds the page if necessary and fails if the first view exceeds its size budget.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPage, builtPage } from './build.mjs'

/**
 * Pages that name the files of their first screen (web/first-files.ts), with the budget in kB of gzip for everything
 * that is loaded before it appears.
 */
const FIRST_VIEWS = {
  'login screen': { page: 'login', js: 160, css: 15 },
  dashboard: { page: 'regular', js: 160, css: 15 },
  'dashboard with teams': { page: 'lobby', js: 160, css: 16 },
}

await buildPage()

for (const [name, { page, ...budget }] of Object.entries(FIRST_VIEWS)) {
  const html = await readFile(join(builtPage, 'pages', `${page}.html`), 'utf8')
  const size = { js: await sizeOf(html, 'js'), css: await sizeOf(html, 'css') }
  console.log(`${name}: ${size.js.toFixed(1)} kB of JavaScript, ${size.css.toFixed(1)} kB of CSS`)
  for (const [type, limit] of Object.entries(budget)) {
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
