import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from './url.ts'

/** Finds the built page that names what the first screen of an address needs (web/first-files.ts). */
export async function firstPages(pageDir: string): Promise<(url: string) => string> {
  const built = new Set(await readdir(join(pageDir, 'pages')).catch(() => []))
  return (url) => {
    const file = `${screenOf(url)}.html`
    return built.has(file) ? join('pages', file) : 'index.html'
  }
}

function screenOf(url: string): string {
  const path = pathOf(url)
  if (path === '/login') return 'login'
  if (path !== '/' && path !== '/dashboard') return 'index'
  const query = new URLSearchParams(url.slice(path.length))
  const view = query.get('view') ?? 'regular'
  return view === 'regular' && query.has('teams') ? 'lobby' : view
}
