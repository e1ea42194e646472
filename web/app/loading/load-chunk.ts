type Load = () => Promise<unknown>

/** By address. A stylesheet that failed is forgotten, and requested again next time. */
const requested = new Map<string, Promise<unknown>>()
/** Addresses of the files that the page itself names. */
let named: ReadonlySet<string> | undefined
let retries = 0

/**
 * What every `import()` becomes in the built page, in place of Vite's own helper (vite.config.ts): after an
 * outage it loads what failed. `files` are the stylesheets and scripts that the chunk needs.
 */
export async function loadChunk(load: Load, files: readonly string[] = []): Promise<unknown> {
  // Once: a chunk has dozens of files, and each search would go through the whole document.
  named ??= new Set(
    Array.from(document.querySelectorAll('link[href],script[src]'), (file) =>
      String(file.getAttribute('href') ?? file.getAttribute('src')),
    ),
  )
  const missing = files.map((file) => `/${file}`).filter((href) => !named?.has(href))
  const styles = missing.filter((href) => href.endsWith('.css'))
  const scripts = missing.filter((href) => !styles.includes(href) && !requested.has(href))
  // A single one is requested by `import()` itself.
  if (scripts.length > 1) for (const href of scripts) requested.set(href, prefetch(href))
  const [chunk] = await Promise.all([
    load().catch(() => loadAgain(load)),
    ...styles.map((href) => requested.get(href) ?? requestStyle(href)),
  ])
  return chunk
}

function requestStyle(href: string) {
  const link = document.createElement('link')
  const loading = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      requested.delete(href)
      reject(new Error(`${href} failed to load`))
    })
  })
  requested.set(href, loading)
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return loading
}

/** Into the browser's cache. `<link rel="preload">` won't do: if it fails, browsers never load the module. */
const prefetch = (href: string) => fetch(href).catch(() => {})

/** As the minifier writes it: ()=>import(`./X-hash.js`).then(e=>e.X) */
const LOAD = /import\(.(.+?\.js).\)(?:\.then\(\w+=>\w+\.(\w+)\))?/

/**
 * Under another address, because browsers remember for as long as the page is open that a module failed to load. What
 * the chunk imports keeps its address, so no shared module exists twice.
 */
async function loadAgain(load: Load): Promise<unknown> {
  const [, file, name] = LOAD.exec(String(load)) ?? []
  retries += 1
  // A variable: Vite would send the import of a text through this function again.
  const address = `${file}?retry=${retries}`
  const chunk: Record<string, unknown> = await import(/* @vite-ignore */ address)
  return name === undefined ? chunk : chunk[name]
}

export { loadChunk as __vitePreload }
