import { prepare } from './prepare.mjs'

await prepare(import.meta.url)
const { buildPage } = await import('./build.mjs')
await buildPage()
await import('../server/main.ts')
