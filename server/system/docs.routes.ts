import type { FastifyInstance } from 'fastify'
import { apiDocsMessages as texts } from '#contract/base/api-docs.texts.ts'
import { VERSION } from '../process/version.ts'
import { openApi } from './openapi.ts'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid #8886; padding: .5rem 0 }
h2 { font-size: 1rem; font-family: ui-monospace, monospace }
pre { overflow: auto; padding: .75rem; background: #8882; border-radius: 6px }
`

/** The API docs for people (`/api/docs`) and programs (`/api/openapi.json`). */
export function docsRoutes(app: FastifyInstance) {
  // Built on the first request, when all routes are registered.
  let made: { description: string; page: string } | null = null
  const make = () => {
    const description = openApi(app.contractRoutes, VERSION)
    return { description: JSON.stringify(description), page: page(app, description) }
  }
  const docs = () => (made ??= make())
  app.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json').send(docs().description),
  )
  app.get('/api/docs/style.css', (_, reply) => reply.type('text/css').send(STYLE))
  app.get('/api/docs', (_, reply) => reply.type('text/html').send(docs().page))
}

function page(app: FastifyInstance, { paths }: ReturnType<typeof openApi>): string {
  const sections = app.contractRoutes.map((route) => {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = paths[path]?.[route.method.toLowerCase()]
    return `<section>
      <h2>${route.method} ${escape(path)}</h2>
      <p>${escape(route.summary)} <em>${route.access === 'public' ? texts.anyone : texts.needsPermission(route.access)}</em></p>
      <details><summary>${texts.details}</summary><pre tabindex="0">${escape(JSON.stringify(operation, null, 2))}</pre></details>
    </section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${texts.title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/style.css"></head>
    <body><main><h1>${texts.title}</h1><p>${texts.intro}
    <a href="/api/openapi.json">${texts.openApi}</a>. ${texts.errorShape} <code>{ success: false, error, message }</code></p>
    ${sections.join('')}</main></body></html>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
