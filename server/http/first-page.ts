import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Finds the built page that names what the first screen of an address needs (web/first-files.ts). */
export async function firstPages(pageDir: string): Promise<(url: string) => string> {
  const built = new Set(await readdir(join(pageDir, 'pages')).catch(() => []))
  return (url) => {
    const file = `${screenOf(url)}.html`
    return built.has(file) ? join('pages', file) : 'index.html'
  }
}

function screenOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page')
  if (pathname === '/login') return 'login'
  if (pathname !== '/' && pathname !== '/dashboard') return 'index'
  const view = searchParams.get('view') ?? 'regular'
  return view === 'regular' && searchParams.has('teams') ? 'lobby' : view
}
