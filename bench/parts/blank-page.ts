import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** The least that a page with React costs: one heading, built as our page is. */
export async function serveBlankPage() {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-blank-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'blank'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : normalize(request.url ?? '/')
    readFile(join(folder, path)).then(
      (content) => {
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
        response.setHeader('content-encoding', 'gzip')
        response.end(gzipSync(content))
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}
